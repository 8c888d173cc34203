import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { at, packageNames, readJson } from './project.mjs';

/** What a declaration file exports by itself, what it passes on, and what it imports. */
function readDeclarations(file) {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text);
  const own = new Map();
  const exported = new Map();
  const imported = new Map();
  const stars = [];
  const add = (name, node) => own.set(name, [...(own.get(name) ?? []), text.slice(node.start, node.end)]);
  const declared = node => {
    for (const one of node.declarations ?? []) add(one.id.name, node);
    if (node.id) add(node.id.name, node);
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        imported.set(one.local.name, { from: node.source.value, name: one.imported?.name ?? '*' });
    else if (node.type === 'ExportAllDeclaration') stars.push(node.source.value);
    else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      declared(node.declaration);
      const names = node.declaration.declarations?.map(one => one.id.name) ?? [node.declaration.id.name];
      for (const name of names) exported.set(name, { name });
    } else if (node.type === 'ExportNamedDeclaration')
      for (const one of node.specifiers)
        exported.set(one.exported.name, { name: one.local.name, from: node.source?.value });
    else declared(node);
  }
  return { own, exported, imported, stars };
}

const cache = new Map();
const declarationsOf = file => {
  if (!cache.has(file)) cache.set(file, readDeclarations(file));
  return cache.get(file);
};

const fileOf = (specifier, from) => join(dirname(from), specifier.replace(/\.(?:ts|js)$/, '.d.ts'));

/** Where a name that a file exports is declared: its texts, or the package it comes from. */
function find(file, name) {
  const { own, exported, imported, stars } = declarationsOf(file);
  const passed = exported.get(name);
  const step = (from, wanted) =>
    from.startsWith('.') ? find(fileOf(from, file), wanted) : { texts: [`// from ${from}`], file };
  if (passed?.from) return step(passed.from, passed.name);
  if (passed && own.has(passed.name)) return { texts: own.get(passed.name), file };
  if (passed && imported.has(passed.name)) {
    const { from, name: wanted } = imported.get(passed.name);
    return step(from, wanted);
  }
  for (const star of stars) {
    const found = star.startsWith('.') ? find(fileOf(star, file), name) : null;
    if (found) return found;
  }
  return null;
}

/** Every name an entry exports; the packages it passes on whole stand by themselves. */
function namesOf(file) {
  const { exported, stars } = declarationsOf(file);
  const whole = stars.filter(star => !star.startsWith('.'));
  const inner = stars.filter(star => star.startsWith('.')).map(star => namesOf(fileOf(star, file)));
  return {
    names: [...new Set([...exported.keys(), ...inner.flatMap(one => one.names)])].sort(),
    whole: [...whole, ...inner.flatMap(one => one.whole)],
  };
}

/** Long lists of texts change with every sentence; that there are some is the promise. */
const TEXTS = /(?:^\s+(?:readonly )?'[^'\n]+': string;\n){10,}/gm;

const bare = text =>
  text
    .replace(TEXTS, '    [text: string]: string;\n')
    .replace(/^export /, '')
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replace(/\n\s*\n/g, '\n');

/** The entries of a package and what each exports: `[{ door, whole, names: [{ name, text }] }]`. */
export function apiOf(name) {
  const { exports } = readJson(at('packages', name, 'package.json'));
  return Object.entries(exports).flatMap(([door, target]) => {
    if (!target.types) return [];
    const file = at('packages', name, target.types);
    const { names, whole } = namesOf(file);
    const listed = names.map(one => {
      const found = find(file, one);
      return { name: one, file: found?.file, text: [...new Set(found?.texts ?? [])].map(bare).join('\n') };
    });
    return [{ door, whole, names: listed }];
  });
}

export const hasApi = name => {
  const { exports } = readJson(at('packages', name, 'package.json'));
  return Object.values(exports).some(target => target.types);
};

/** What a package promises, as text: one block a door, the names in order. */
export function reportOf(name) {
  const title = readJson(at('packages', name, 'package.json')).name;
  const blocks = apiOf(name).map(({ door, whole, names }) => {
    const from = door === '.' ? title : `${title}${door.slice(1)}`;
    const lines = [...whole.map(one => `export * from '${one}';`), ...names.map(({ text }) => text)];
    return `## ${from}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return [
    `# What ${title} exports\n\nWritten by \`npm run api\`; a change here is a change for users.\n`,
    ...blocks,
  ].join('\n');
}

export const reportFile = name => at('docs', 'api', `${name}.md`);

export const apiPackages = () => packageNames().filter(hasApi);

export function writeReports() {
  for (const name of apiPackages()) writeFileSync(reportFile(name), reportOf(name));
}

/** Packages whose exports are not what docs/api says, one sentence each. */
export const reportFaults = () =>
  apiPackages()
    .filter(name => !existsSync(reportFile(name)) || readFileSync(reportFile(name), 'utf8') !== reportOf(name))
    .map(
      name => `docs/api/${name}.md is not what packages/${name} exports. Run \`npm run api\` and look at the change.`,
    );
