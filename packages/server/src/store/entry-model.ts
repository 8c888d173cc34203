import { createHash } from 'node:crypto';
import type { StoredEntry } from '@forceout/host';
import { type BitCoder, Chance } from './bit-coder.ts';
import { cut, entryOf, joined, MARK, textsOf } from './entry-text.ts';

/** A number is told by its length and then its bits; the first of them are worth learning. */
const LEARNT_BITS = 4;
const HEX = /[0-9a-f]{64}/g;
const HEX_MARK = '\u0001';
const END = 2;
const NUMBER = /^(?:0|-?[1-9]\d{0,14})$/;
/** Smaller numbers are no moments. */
const MOMENT = 1000;
/**
 * A moment lies at most so far behind the one that was expected. Where it does not, the time of the table stood still
 * somewhere, and later moments are expected from there on.
 */
const LIMIT_MS = 600_000;
/** Entries coded before somebody else is served. */
const AT_ONCE = 20;
const KEPT_WORDS = 200;
const KEPT_MOMENTS = 8;

const breath = () => new Promise<void>(done => setImmediate(done));
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A place in a form: what stood there the last time, and which earlier place it was the same as. */
interface Place {
  /** Words of the same name in the same event are chosen from the same ones. */
  readonly name: string;
  last: string | null;
  sameAs: number;
  /** Whether the last guesses were right, as bits. */
  right: number;
  readonly guessed: readonly Chance[];
}

interface Form {
  readonly text: string;
  readonly places: readonly Place[];
}

const chances = (count: number): readonly Chance[] => Array.from({ length: count }, () => new Chance());

function formOf(text: string): Form {
  const event = /"(?:event|kind)":"([^"]*)"/.exec(text)?.[1] ?? '';
  const pieces = text.split(MARK);
  let name = '';
  const places = pieces.slice(0, -1).map((piece, i): Place => {
    name = /"([^"]+)":[[{]*$/.exec(piece)?.[1] ?? (/^[,\]}]*$/.test(piece) && i > 0 ? name : `${piece.slice(-3)}${i}`);
    return { name: `${event}.${name}`, last: null, sameAs: -1, right: 0, guessed: chances(8) };
  });
  return { text, places };
}

const copyOfForm = ({ text, places }: Form): Form => ({
  text,
  places: places.map(place => ({ ...place, guessed: place.guessed.map(chance => chance.copy()) })),
});

const copies = <Key>(all: ReadonlyMap<Key, Chance>): Map<Key, Chance> => {
  const found = new Map<Key, Chance>();
  for (const [key, chance] of all) found.set(key, chance.copy());
  return found;
};

/** Of a name or a number; made where it is asked for the first time. */
function chanceOf<Key>(all: Map<Key, Chance>, key: Key): Chance {
  let chance = all.get(key);
  if (chance === undefined) {
    chance = new Chance();
    all.set(key, chance);
  }
  return chance;
}

/**
 * Learns what entries look like, so that little has to be said of the next one: which form follows which, what stands
 * in each place, and which word was the last but one. The same steps write, read and learn.
 */
export class EntryModel {
  #flags = new Map<string, Chance>();
  /** Of numbers and letters, by what they are about and the bits before. */
  #branches = new Map<string, Map<number, Chance>>();
  #forms: Form[] = [];
  #formOfText = new Map<string, number>();
  #lists = new Map<string, string[]>();
  #previous = 0;
  // Of one stream alone:
  #hexes: string[] = [];
  #moments: string[] = [];
  #wall = 0;
  #offset = 0;
  #seq = 0;

  constructor(private readonly coder: BitCoder) {}

  /** What has been learnt so far, for another stream. */
  startedWith(coder: BitCoder): EntryModel {
    const model = new EntryModel(coder);
    model.#flags = copies(this.#flags);
    model.#branches = new Map([...this.#branches].map(([name, branch]) => [name, copies(branch)]));
    model.#forms = this.#forms.map(copyOfForm);
    model.#formOfText = new Map(this.#formOfText);
    model.#lists = new Map([...this.#lists].map(([name, list]) => [name, [...list]]));
    return model;
  }

  /** All entries of a stream; without them they are read. Others are served between two of them. */
  async stream(entries?: readonly StoredEntry[]): Promise<readonly StoredEntry[]> {
    const count = this.#number('count', entries?.length);
    const first = this.#number('first', entries && (entries[0]?.seq ?? 0));
    const found: StoredEntry[] = [];
    for (let i = 0; i < count; i++) {
      if (i % AT_ONCE === 0) await breath();
      found.push(this.#entry(first + i, entries?.[i]));
    }
    return found;
  }

  #entry(seq: number, entry?: StoredEntry): StoredEntry {
    const texts = entry && textsOf(entry);
    this.#wall += this.#signed('wall', entry && entry.wall - this.#wall);
    const count = this.#number(`texts.${this.#previous}`, texts?.length);
    const found: string[] = [];
    for (let i = 0; i < count; i++) found.push(this.#text(texts?.[i]));
    return entryOf(found, seq, this.#wall);
  }

  #text(text?: string): string {
    const given = text === undefined ? undefined : cut(text);
    const { text: form, places } = this.#form(given?.form);
    const words: string[] = [];
    places.forEach((place, i) => {
      words.push(this.#word(place, words, given?.words[i]));
    });
    return joined({ form, words });
  }

  #form(text?: string): Form {
    const after = `after.${this.#previous}`;
    const list = this.#list(after);
    const known = text === undefined ? undefined : this.#formOfText.get(text);
    const rank = this.#number(after, text === undefined ? undefined : list.indexOf(String(known)) + 1);
    const id = rank > 0 ? Number(list[rank - 1]) : this.#unexpectedForm(text, known);
    this.#toFront(list, String(id));
    this.#previous = id;
    return this.#forms[id] as Form;
  }

  #unexpectedForm(text?: string, known?: number): number {
    const id = this.#number('form', text === undefined ? undefined : (known ?? -1) + 1) - 1;
    if (id >= 0) return id;
    const written = this.#letters('form', text);
    this.#forms.push(formOf(written));
    this.#formOfText.set(written, this.#forms.length - 1);
    return this.#forms.length - 1;
  }

  #word(place: Place, before: readonly string[], word?: string): string {
    const { name } = place;
    const guess = this.#guess(place, before);
    const right = this.#bit(place.guessed[guess === null ? 7 : place.right] as Chance, word && guess === word);
    const found = right && guess !== null ? guess : this.#surprise(name, place.last, word);
    if (!right && name.endsWith('.seq')) this.#seq = Number(found);
    else if (right && name.endsWith('.seq')) this.#seq++;
    if (found !== guess) place.sameAs = before.indexOf(found);
    place.last = found;
    place.right = ((place.right << 1) & 3) | right;
    return found;
  }

  #guess({ name, sameAs, last }: Place, before: readonly string[]): string | null {
    if (name.endsWith('.seq')) return String(this.#seq + 1);
    return sameAs >= 0 ? (before[sameAs] ?? null) : (last ?? this.#list(name)[0] ?? null);
  }

  /** A word that was not guessed: a moment, one of those seen here before, or a new one. */
  #surprise(name: string, last: string | null, word?: string): string {
    if (name.endsWith('.random')) return String(this.#number(name, word === undefined ? undefined : Number(word)));
    const isMoment = this.#flag(`moment.${name}`, word && NUMBER.test(word) && Math.abs(Number(word)) >= MOMENT);
    if (isMoment) return this.#moment(name, word);
    const list = this.#list(name);
    const hexes = word?.match(HEX) ?? [];
    const given = word?.replace(HEX, HEX_MARK);
    const rank = this.#number(`rank.${name}`, given === undefined ? undefined : list.indexOf(given) + 1);
    const found = rank > 0 ? (list[rank - 1] as string) : this.#newWord(name, last, given);
    this.#toFront(list, found);
    let n = 0;
    return found.replaceAll(HEX_MARK, () => this.#hex(hexes[n++]));
  }

  #newWord(name: string, last: string | null, word?: string): string {
    const from = last !== null && NUMBER.test(last) ? Number(last) : 0;
    if (this.#flag(`number.${name}`, word && NUMBER.test(word)))
      return String(from + this.#signed(`new.${name}`, word === undefined ? undefined : Number(word) - from));
    return this.#letters(name.slice(name.indexOf('.') + 1), word);
  }

  /** A moment said before, or one that lies as far from now as others here did. */
  #moment(name: string, word?: string): string {
    const rank = this.#number(`known.${name}`, word === undefined ? undefined : this.#moments.indexOf(word) + 1);
    const found = rank > 0 ? (this.#moments[rank - 1] as string) : this.#newMoment(name, word);
    this.#toFront(this.#moments, found, KEPT_MOMENTS);
    return found;
  }

  #newMoment(name: string, word?: string): string {
    const list = this.#list(`away.${name}`);
    const away = word === undefined ? undefined : Number(word) - this.#wall - this.#offset;
    const rank = this.#number(`away.${name}`, away === undefined ? undefined : list.indexOf(String(away)) + 1);
    const found = rank > 0 ? Number(list[rank - 1]) : this.#signed(`off.${name}`, away);
    this.#toFront(list, String(found));
    const number = this.#wall + this.#offset + found;
    if (found < 0 || found > LIMIT_MS) this.#offset = number - this.#wall;
    return String(number);
  }

  /** Seeds and hashes cannot be guessed, but for the hash of a seed that is known. */
  #hex(hex?: string): string {
    const known = this.#hexes;
    const which = this.#number('hex', hex === undefined ? undefined : this.#whichHex(hex));
    const from = known[known.length - Math.ceil(which / 2)] ?? '';
    const found = which === 0 ? this.#newHex(hex) : which % 2 === 1 ? from : sha256(from);
    if (which !== 0 && which % 2 === 1) known.splice(known.lastIndexOf(found), 1);
    known.push(found);
    return found;
  }

  #whichHex(hex: string): number {
    const known = this.#hexes;
    const same = known.lastIndexOf(hex);
    if (same >= 0) return 2 * (known.length - same) - 1;
    const seed = known.findLastIndex(one => sha256(one) === hex);
    return seed >= 0 ? 2 * (known.length - seed) : 0;
  }

  #newHex(hex?: string): string {
    let found = '';
    for (let i = 0; i < 64; i++) {
      const digit = hex === undefined ? undefined : Number.parseInt(hex.charAt(i), 16);
      let value = 0;
      for (let b = 3; b >= 0; b--) value = value * 2 + this.#bit(new Chance(), digit && (digit >> b) & 1);
      found += value.toString(16);
    }
    return found;
  }

  #list(name: string): string[] {
    const list = this.#lists.get(name) ?? [];
    if (list.length === 0) this.#lists.set(name, list);
    return list;
  }

  #toFront(list: string[], word: string, kept = KEPT_WORDS): void {
    const at = list.indexOf(word);
    if (at >= 0) list.splice(at, 1);
    else if (list.length >= kept) list.pop();
    list.unshift(word);
  }

  #bit(chance: Chance, bit: number | boolean | string | undefined): number {
    return this.coder.bit(chance, bit ? 1 : 0);
  }

  #branch(name: string): Map<number, Chance> {
    const branch = this.#branches.get(name) ?? new Map<number, Chance>();
    if (branch.size === 0) this.#branches.set(name, branch);
    return branch;
  }

  #flag(name: string, yes: boolean | string | undefined): boolean {
    return this.#bit(chanceOf(this.#flags, name), yes) === 1;
  }

  #signed(name: string, number?: number): number {
    const found = this.#number(
      `${name}±`,
      number === undefined ? undefined : number < 0 ? -2 * number - 1 : 2 * number,
    );
    return found % 2 === 1 ? -(found + 1) / 2 : found / 2;
  }

  #number(name: string, number?: number): number {
    const plus = number === undefined ? undefined : number + 1;
    const length = plus === undefined ? undefined : plus.toString(2).length;
    const branch = this.#branch(name);
    let bits = 1;
    while (this.#bit(chanceOf(branch, bits), length !== undefined && length > bits)) bits++;
    let found = 1;
    for (let i = bits - 2; i >= 0; i--) {
      const bit = plus === undefined ? undefined : Math.floor(plus / 2 ** i) % 2;
      const learnt = bits - 2 - i < LEARNT_BITS;
      found = found * 2 + this.#bit(learnt ? chanceOf(branch, (bits << 8) | found) : new Chance(), bit);
    }
    return found - 1;
  }

  /** Byte by byte, each after the two before it, or after the one before it where those two are new. */
  #letters(kind: string, text?: string): string {
    const bytes = text === undefined ? undefined : Buffer.from(`${text}${String.fromCharCode(END)}`);
    const after = [this.#branch(`letters.${kind}`), this.#branch('letters')] as const;
    const found: number[] = [];
    let two = 0;
    for (;;) {
      let node = 1;
      const given = bytes?.[found.length];
      for (let b = 7; b >= 0; b--) {
        const close = chanceOf(after[0], ((two & 0xffff) << 8) | node);
        const wide = chanceOf(after[1], ((two & 0xff) << 8) | node);
        const bit = given === undefined ? undefined : (given >> b) & 1;
        const [used, other] = close.seen > 1 ? [close, wide] : [wide, close];
        const seen = this.#bit(used, bit);
        other.learn(seen);
        node = node * 2 + seen;
      }
      const byte = node & 0xff;
      if (byte === END) return Buffer.from(found).toString();
      found.push(byte);
      two = (two << 8) | byte;
    }
  }
}
