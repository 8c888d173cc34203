/** As long as a name of a pupil may be, with room for a number. */
const LONGEST = 36;

/** Who is called what in a roster. */
interface Called {
  readonly id: string;
  readonly given: string;
  readonly family: string;
}

/** What stands between names in a list, or cannot be seen, is no part of a name. */
const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp},;\s]+/gu, ' ').trim();

/** "Ana B." for everybody by id, with a number where two would be called the same. */
export function pupilNames(all: readonly Called[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    all.map(({ id, given, family }) => {
      const [initial = ''] = [...plain(family)];
      const whole = plain(`${plain(given)}${initial === '' ? '' : ` ${initial.toUpperCase()}.`}`);
      const short = [...whole].reduce(
        (name, letter) => (name.length + letter.length > LONGEST ? name : name + letter),
        '',
      );
      let name = short;
      for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${short} ${n}`;
      taken.add(name.toLowerCase());
      return [id, name];
    }),
  );
}
