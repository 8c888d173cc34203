import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, packageNames, readJson } from './project.mjs';
import { capture } from './run.mjs';
import { Trouble } from './say.mjs';

/** npm itself, with what it says. */
export const npmRun = (args, options) =>
  process.env.npm_execpath
    ? capture(process.execPath, [process.env.npm_execpath, ...args], options)
    : capture('npm', args, options);

/** Packs every package into a folder: `[{ name, file, bytes, unpacked, files }]`. Build first. */
export async function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  // People install all that lies there: tarballs of another version would come along.
  for (const name of readdirSync(folder)) if (name.endsWith('.tgz')) rmSync(join(folder, name));
  const { code, out, err } = await npmRun(['pack', '--workspaces', '--json', '--pack-destination', folder]);
  if (code !== 0) throw new Trouble(`Packing failed.\n${err}`);
  return Object.values(JSON.parse(out)).map(({ name, filename, size, unpackedSize, files }) => ({
    name,
    file: join(folder, filename),
    bytes: size,
    unpacked: unpackedSize,
    files: files.map(({ path }) => path),
  }));
}

/** Installs tarballs in an empty folder, as a stranger would; a package that asks for a newer Node is a fault. */
export async function installPacked(folder, packed) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "a-stranger", "private": true, "type": "module" }\n');
  const tarballs = packed.map(({ file }) => file);
  const flags = [
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--no-package-lock',
    '--engine-strict',
  ];
  const { code, err } = await npmRun(['install', ...flags, ...tarballs], { cwd: folder });
  if (code !== 0) throw new Trouble(`Installing the tarballs failed.\n${err}`);
}

/** The package.json of every package that is published. */
export const published = () =>
  packageNames().map(name => ({ folder: name, ...readJson(at('packages', name, 'package.json')) }));

const kilobytes = bytes => `${Math.round(bytes / 1000)} KB`;

/** How big each tarball is, for people. */
export function sizeTable(packed) {
  const width = Math.max(...packed.map(({ name }) => name.length));
  const rows = packed.map(
    ({ name, bytes, unpacked, files }) =>
      `${name.padEnd(width)}  ${kilobytes(bytes).padStart(8)}  ${kilobytes(unpacked).padStart(8)} unpacked  ${files.length} files`,
  );
  return rows.join('\n');
}
