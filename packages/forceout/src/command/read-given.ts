import { itemAt } from '@forceout/rulebook';
import { isLanguage } from '@forceout/words';
import type { Given } from './given.ts';
import type { Translate } from './help-words.ts';
import { nearest } from './nearest.ts';
import { COMMON, type OptionSpec, type VerbSpec } from './table.ts';

export type ReadGiven =
  | { readonly ok: true; readonly given: Given; readonly help: boolean }
  | { readonly ok: false; readonly message: string };

const meant = (translate: Translate, word: string, words: readonly string[]): string => {
  const near = nearest(word, words);
  return near === null ? '' : ` ${translate('help.did-you-mean', { word: near })}`;
};

/** Reads what stands behind a command, by its row of the table. */
export function readGiven(verb: VerbSpec, words: readonly string[], translate: Translate): ReadGiven {
  const options: Record<string, string> = {};
  const args: string[] = [];
  const specs = [...verb.options, ...COMMON];
  const names = specs.map(({ name }) => `--${name}`);
  const wrong = (message: string): ReadGiven => ({ ok: false, message });
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      args.push(...rest);
      break;
    }
    if (word === '-h') word = '--help';
    if (!/^-[^\d]/.test(word)) {
      args.push(word);
      continue;
    }
    const [flag = word, ...tail] = word.split('=');
    const spec = specs.find(({ name }) => `--${name}` === flag);
    if (spec === undefined)
      return wrong(
        translate('help.no-option', { verb: verb.name, option: flag, options: names.join(', ') }) +
          meant(translate, flag, names),
      );
    const value = spec.takes === undefined ? '' : tail.length > 0 ? tail.join('=') : rest.shift();
    if (value === undefined) return wrong(translate('help.needs-value', { option: flag, value: placeholder(spec) }));
    if (spec.takes === undefined && tail.length > 0) return wrong(translate('help.no-value', { option: flag }));
    if (spec.values !== undefined && !spec.values.includes(value))
      return wrong(
        translate('help.not-one-of', { option: flag, value, values: spec.values.join(', ') }) +
          meant(translate, value, spec.values),
      );
    options[spec.name] = value;
  }
  const { help, json, language = 'en', ...own } = options;
  if (!isLanguage(language))
    return wrong(translate('help.not-one-of', { option: '--language', value: language, values: '' }));
  const given = { args, options: own, json: json !== undefined, language };
  const wanting = help === undefined ? argumentFault(verb, args, translate) : null;
  return wanting === null ? { ok: true, given, help: help !== undefined } : wrong(wanting);
}

/** Arguments there are too few or too many of, or that are none of those there are. */
function argumentFault(verb: VerbSpec, args: readonly string[], translate: Translate): string | null {
  const specs = verb.arguments;
  const missing = specs.findIndex(({ need }, i) => need === 'one' && args[i] === undefined);
  if (missing >= 0) return translate('help.missing', { verb: verb.name, argument: `<${itemAt(specs, missing).name}>` });
  for (const [i, { name, values, file, open }] of specs.entries()) {
    const value = args[i];
    if (value !== undefined && values !== undefined && file !== true && open !== true && !values.includes(value))
      return (
        translate('help.not-one-of', { option: `<${name}>`, value, values: values.join(', ') }) +
        meant(translate, value, values)
      );
  }
  if (specs.at(-1)?.need !== 'many' && args.length > specs.length)
    return translate('help.too-many', { verb: verb.name, argument: itemAt(args, specs.length) });
  return null;
}

export const placeholder = ({ takes, values }: OptionSpec): string =>
  values !== undefined ? values.join('|') : takes === 'number' ? 'N' : (takes ?? '').toUpperCase();
