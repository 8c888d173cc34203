import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';

/** What somebody may have to look up after an incident. */
export const SECURITY_EVENTS = [
  'account-made',
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'password-changed',
  'locked-out',
  'limited',
  'wrong-code',
  'came-with-code',
  'refused',
  'class-made',
  'number-renewed',
  'exported',
  'deleted',
  'invited',
  'appointed',
  'left-office',
  'agreed',
  'disagreed',
  'removed-official',
  'name-decided',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const DAY = 86_400_000;

/** What a refusal means to whoever reads the log. */
export const eventOf = (status: number, code: string): SecurityEvent | null => {
  if (code === 'too-many-guesses') return 'locked-out';
  if (code === 'wrong-password' || code === 'wrong-pin') return 'sign-in-failed';
  if (code === 'no-such-code' || code === 'no-class') return 'wrong-code';
  if (status === 429) return 'limited';
  // Whoever is not signed in asks who they are at every visit.
  if (status === 403 || (status === 401 && code !== 'not-signed-in')) return 'refused';
  return null;
};

/**
 * Lines about who came, failed, was refused and what was deleted. People stand in them by their key, addresses as a mark
 * that is the same for a day on this node and tells nothing else: its secret is never kept.
 */
export class SecurityLog {
  #secret = randomBytes(32);
  #day = 0;

  constructor(
    readonly logger: Logger,
    readonly now: () => number,
  ) {}

  #mark(address: string): string {
    const day = Math.floor(this.now() / DAY);
    if (day !== this.#day) {
      this.#day = day;
      this.#secret = randomBytes(32);
    }
    return createHmac('sha256', this.#secret).update(address).digest('hex').slice(0, 12);
  }

  note(
    event: SecurityEvent,
    {
      person,
      address,
      ...facts
    }: { readonly person?: string | null; readonly address?: string } & Readonly<
      Record<string, string | number | null | undefined>
    >,
  ): void {
    const from = address === undefined ? {} : { from: this.#mark(address) };
    this.logger.info({ security: event, person: person ?? null, ...from, ...facts }, event);
  }
}

/** Written whatever level the other lines have; only a server that is to say nothing says nothing. */
export const securityLogger = (logger: Logger): Logger =>
  logger.level === 'silent' ? logger : logger.child({}, { level: 'info' });
