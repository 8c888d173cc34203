import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencePage, notAllowed, partsOf, sbom } from './licences.mjs';
import { root } from './project.mjs';

const parts = partsOf(root);

it('every part by others comes under a licence that is allowed', () => {
  expect(parts.length).toBeGreaterThan(100);
  expect(notAllowed(parts)).toEqual([]);
});

it('a licence that is not allowed is noticed, and in the product more than among the tools', () => {
  const part = { name: 'x', version: '1.0.0', integrity: '', tool: false };
  expect(notAllowed([{ ...part, licence: 'GPL-3.0' }])).toEqual(['x 1.0.0 comes under GPL-3.0.']);
  expect(notAllowed([{ ...part, licence: null }])).toHaveLength(1);
  expect(notAllowed([{ ...part, licence: 'MPL-2.0' }])).toHaveLength(1);
  expect(notAllowed([{ ...part, licence: 'MPL-2.0', tool: true }])).toEqual([]);
});

it('docs/licences.md is the list of what the lock file installs (npm run licences)', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencePage(parts));
});

it('the list for programs names every part of the product once, with its hash', () => {
  const { components } = sbom(parts, { name: 'forceout', version: '0.1.0' });
  expect(components).toHaveLength(parts.filter(({ tool }) => !tool).length);
  expect(new Set(components.map(one => one.purl)).size).toBe(components.length);
  expect(components.filter(one => one.hashes[0]?.content.length !== 128)).toEqual([]);
});
