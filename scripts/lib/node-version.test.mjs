import { expect, it } from 'vitest';
import { inWords, isIn } from './node-version.mjs';
import { at, readJson } from './project.mjs';

const { node } = readJson(at('package.json')).engines;

it('knows the versions that can build Forceout', () => {
  for (const version of ['20.19.0', '20.20.2', '22.13.0', '22.21.1', '24.0.0', '26.1.0'])
    expect(isIn(node, version), version).toBe(true);
  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])
    expect(isIn(node, version), version).toBe(false);
  expect(inWords('^20.19 || ^22.13 || >=24')).toBe('20.19, 22.13, or 24 and newer');
});

it('asks for no less than the tools it builds with', () => {
  const wants = Object.entries(readJson(at('package-lock.json')).packages)
    .filter(([path, { engines }]) => path.startsWith('node_modules/') && engines?.node)
    .map(([path, { engines }]) => [path, engines.node]);
  // The least of each line: what these fit into, the later ones do too.
  const plain = range => /^(\^|>=)[\d.]+(\s*\|\|\s*(\^|>=)[\d.]+)*$/.test(range);
  const refused = wants.filter(
    ([, range]) => plain(range) && !['20.19.0', '22.13.0', '24.0.0'].every(v => isIn(range, v)),
  );
  expect(refused).toEqual([]);
});
