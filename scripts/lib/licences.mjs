// What others wrote and Forceout is made of: read from the lock file, so that it is what is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences under which a part may be in the product; each lets anybody use, change and pass it on. */
export const IN_PRODUCT = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'];
/** Of tools that are run and never passed on, also these. */
export const IN_TOOLS = [
  ...IN_PRODUCT,
  'MPL-2.0',
  'PSF-2.0',
  'MIT OR Apache-2.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
];

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every installed package of others, by name and version, once. */
export function partsOf(base) {
  const { packages } = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8'));
  const parts = new Map();
  for (const [path, { version, license, dev, devOptional, link, integrity }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const name = nameOf(path);
    const tool = dev === true || devOptional === true;
    const key = `${name}@${version}`;
    const known = parts.get(key);
    parts.set(key, { name, version, licence: license ?? null, integrity, tool: tool && (known?.tool ?? true) });
  }
  return [...parts.values()].sort((a, b) => (a.name === b.name ? cmp(a.version, b.version) : cmp(a.name, b.name)));
}

const cmp = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Sentences about parts whose licence is not among the allowed ones. */
export const notAllowed = parts =>
  parts
    .filter(({ licence, tool }) => !(tool ? IN_TOOLS : IN_PRODUCT).includes(licence))
    .map(({ name, version, licence }) => `${name} ${version} comes under ${licence ?? 'no licence'}.`);

/** The list for people: what is in the product, by licence. */
export function licencePage(parts) {
  const product = parts.filter(({ tool }) => !tool);
  const licences = [...new Set(product.map(({ licence }) => licence))].sort();
  const lines = licences.flatMap(licence => [
    `## ${licence}`,
    '',
    ...product.filter(part => part.licence === licence).map(({ name, version }) => `- ${name} ${version}`),
    '',
  ]);
  return [
    '# Parts by others',
    '',
    'What is installed with Forceout and was written by others, by licence. Written by `npm run licences` from the lock file;',
    'the same as a CycloneDX list for programs is `npm run licences -- --sbom`. Tools that are only used to build and test are not',
    'in it.',
    '',
    ...lines,
  ].join('\n');
}

const hashOf = integrity => {
  const [kind, hash] = (integrity ?? '').split('-', 2);
  return kind === 'sha512' ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : [];
};

const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The same for programs: CycloneDX 1.5. */
export const sbom = (parts, { name, version }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version, licenses: [{ license: { id: 'MIT' } }] } },
  components: parts
    .filter(({ tool }) => !tool)
    .map(part => ({
      type: 'library',
      'bom-ref': purl(part),
      name: part.name,
      version: part.version,
      purl: purl(part),
      licenses: [{ expression: part.licence }],
      hashes: hashOf(part.integrity),
    })),
});
