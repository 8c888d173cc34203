import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFaults } from './lib/api-report.mjs';
import { commandPageFaults } from './lib/command-page.mjs';
import { libraryExamples, readmeExamples } from './lib/examples.mjs';
import { libraryPageFaults } from './lib/library-page.mjs';
import { unneeded } from './lib/needed-exports.mjs';
import { installPacked, packAll, published, sizeTable } from './lib/packed.mjs';
import { at } from './lib/project.mjs';
import { capture, toolPath } from './lib/run.mjs';
import { tableSchemaFaults } from './lib/table-schemas.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forceout-packed-'));
const empty = join(folder, 'stranger');
let packed = [];

beforeAll(async () => {
  packed = await packAll(join(folder, 'tarballs'));
  process.stdout.write(`\n${sizeTable(packed)}\n`);
  await installPacked(empty, packed);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('every package can be published', () => {
  it.each(published().map(one => [one.folder, one]))('%s says what a registry asks for', (name, manifest) => {
    expect(manifest.private).toBeUndefined();
    expect(manifest).toMatchObject({ license: 'MIT', sideEffects: false, type: 'module' });
    expect(manifest.description).toMatch(/\.$/);
    expect(Object.keys(manifest.exports)).toContain('./package.json');
    expect(readFileSync(at('packages', name, 'LICENSE'), 'utf8')).toBe(readFileSync(at('LICENSE'), 'utf8'));
  });

  it('holds code, types, licence and readme, and no test', () => {
    expect(packed.map(({ name }) => name).sort()).toEqual(
      published()
        .map(({ name }) => name)
        .sort(),
    );
    for (const { name, files } of packed) {
      expect(files, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
      if (name !== '@forceout/web') expect(files, name).toEqual(expect.arrayContaining(['dist/index.js']));
      expect(
        files.filter(file => /\.test\.|test-help|tsbuildinfo|(^|\/)bench[./]/.test(file)),
        name,
      ).toEqual([]);
    }
  });

  it('passes publint', async () => {
    const said = [];
    for (const { name, file } of packed) {
      const tarball = readFileSync(file);
      const { messages, pkg } = await publint({
        pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
        strict: true,
      });
      said.push(...messages.map(one => `${name}: ${formatMessage(one, pkg, { color: false })}`));
    }
    expect(said).toEqual([]);
  });

  it('gives the right types to every way of importing an ES module', async () => {
    const said = [];
    for (const { name, file } of packed) {
      if (name === '@forceout/web') continue;
      const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(file)));
      // The packages are ES modules with sub-paths: what only older resolution or `require` would miss is no fault.
      const faults = problems.filter(
        ({ kind, resolutionKind }) =>
          kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
      );
      said.push(...faults.map(fault => `${name}: ${JSON.stringify(fault)}`));
    }
    expect(said).toEqual([]);
  });
});

describe('what is exported', () => {
  it('is what docs/api says', () => {
    expect(reportFaults()).toEqual([]);
  });

  it('has schemas that say what the types say', () => {
    expect(tableSchemaFaults()).toEqual([]);
  });

  it('has a page about the command that its table wrote', async () => {
    expect(await commandPageFaults()).toEqual([]);
  });

  it('has a page about the library with what its declarations say', () => {
    expect(libraryPageFaults()).toEqual([]);
  });

  it('is needed by somebody outside', () => {
    expect(unneeded()).toEqual([]);
  });
});

describe('the examples of the library, from the tarballs in an empty folder', () => {
  const examples = libraryExamples();
  const file = n => join(empty, `example-${n + 1}.mjs`);
  beforeAll(() => examples.forEach(({ code }, n) => void writeFileSync(file(n), code)));

  it('are six', () => {
    expect(examples.map(({ title }) => title)).toEqual([
      'Judge a Solution',
      'Solve',
      'Referee a match',
      'Host a table',
      'Replay a record',
      'Seat a round',
    ]);
  });

  it('are where the README of the package has its own from', () => {
    const [first] = examples;
    expect(readmeExamples().map(({ code }) => code)).toEqual([first.code]);
  });

  it.each(examples.map(({ title, prints }, n) => [title, prints, n]))('%s', async (_, prints, n) => {
    const { code, out, err } = await capture(process.execPath, [file(n)], { cwd: empty });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual(prints);
  });

  it('are right for a strict compiler, which also reads every declaration of the packages', async () => {
    const options = {
      strict: true,
      noImplicitAny: false,
      allowJs: true,
      checkJs: true,
      noEmit: true,
      module: 'NodeNext',
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.AsyncIterable'],
      types: ['node'],
      typeRoots: [at('node_modules', '@types')],
      skipLibCheck: false,
    };
    const doors = published()
      .filter(({ folder: name }) => name !== 'web')
      .flatMap(({ name, exports }) =>
        Object.keys(exports)
          .filter(door => door !== './package.json')
          .map(door => `import '${name}${door.slice(1)}';`),
      );
    writeFileSync(join(empty, 'doors.ts'), `${doors.join('\n')}\n`);
    writeFileSync(
      join(empty, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.mjs', '*.ts'] }),
    );
    const { code, out } = await capture(process.execPath, [toolPath('typescript', 'tsc'), '-p', empty]);
    // Declarations of other people's packages may have faults of their own.
    const ours = out
      .split('\n')
      .filter(line => /^[^ ].*error/.test(line) && !/node_modules\/(?!@?forceout)/.test(line));
    expect(ours).toEqual([]);
    expect(code === 0 || out.includes('node_modules/')).toBe(true);
  });

  it('the command works from there, and finds the page', async () => {
    const bin = join(empty, 'node_modules', 'forceout', 'bin', 'forceout.js');
    const { code, out } = await capture(process.execPath, [bin, 'help'], { cwd: empty });
    expect(code).toBe(0);
    expect(out).toContain('judge');
  });
});
