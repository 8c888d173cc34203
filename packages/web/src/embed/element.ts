import { isFromFrame } from './from-frame.ts';
import type { FromFrame, ToFrame } from './messages.ts';

/** What a table on a page of somebody else may be asked to show; the first that is there counts. */
const SHOWS = ['position', 'table', 'record', 'match'] as const;
const WATCHED = [...SHOWS, 'language'];

const home = new URL(/* @vite-ignore */ './embed.html', import.meta.url);

/** The part of the frame's address that says what is shown; null where the record comes by message. */
function addressOf(element: HTMLElement): string | null {
  const value = (name: string): string | null => element.getAttribute(name)?.trim() || null;
  const [position, table, match] = [value('position'), value('table'), value('match')];
  if (position !== null) return `#/position/${encodeURIComponent(position)}`;
  if (table !== null) return `#/table/${encodeURIComponent(table)}`;
  return match === null ? null : `#/match/${encodeURIComponent(match)}`;
}

/**
 * `<forceout-table position="…">`, `<forceout-table record="match.txt">`, `<forceout-table table="CODE">`: a board to
 * look at on any page. It is a frame of the server this file came from, so styles and secrets of neither page reach
 * the other.
 */
class ForceoutTable extends HTMLElement {
  static readonly observedAttributes = WATCHED;

  #frame: HTMLIFrameElement | null = null;
  #waiting = false;

  connectedCallback(): void {
    this.style.display ||= 'block';
    addEventListener('message', this.#hear);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#frame?.remove();
    this.#frame = null;
  }

  attributeChangedCallback(): void {
    if (this.#frame !== null) this.#show();
  }

  #show(): void {
    const address = addressOf(this);
    const url = new URL(home);
    const language = this.getAttribute('language');
    if (language) url.searchParams.set('language', language);
    url.hash = address ?? '#/record';
    const frame = document.createElement('iframe');
    frame.title = this.getAttribute('title') ?? 'Forceout';
    frame.loading = 'lazy';
    frame.style.cssText = 'border:0;width:100%;height:480px;display:block';
    frame.src = url.href;
    this.#waiting = address === null;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(frame);
    this.#frame = frame;
  }

  readonly #hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (this.#frame === null || source !== this.#frame.contentWindow || !isFromFrame(data)) return;
    this.#take(data);
  };

  #take(message: FromFrame): void {
    if (message.forceout === 'size') this.#frame!.style.height = `${Math.ceil(message.height)}px`;
    else if (message.forceout === 'shown') this.dispatchEvent(new CustomEvent('forceout-shown'));
    else if (message.forceout === 'fault')
      this.dispatchEvent(new CustomEvent('forceout-fault', { detail: message.message }));
    else if (this.#waiting) void this.#send();
  }

  /** A record of the embedding page, by its address or from between the tags. */
  async #send(): Promise<void> {
    this.#waiting = false;
    const address = this.getAttribute('record');
    const frame = this.#frame;
    const message: ToFrame = await textAt(address, this.textContent ?? '').then(
      text => ({ forceout: 'record', text }),
      () => ({ forceout: 'unreachable', address: address ?? '' }),
    );
    frame?.contentWindow?.postMessage(message, home.origin === 'null' ? '*' : home.origin);
  }
}

async function textAt(address: string | null, inside: string): Promise<string> {
  if (!address) return inside.trim();
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(String(answer.status));
  return await answer.text();
}

if (!customElements.get('forceout-table')) customElements.define('forceout-table', ForceoutTable);
