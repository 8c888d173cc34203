import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, packageNames, readJson } from './project.mjs';
import { changelogAt, isNewer, manifestAt, releaseFaults, unreleased } from './release.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- A thing.\n\n## 0.1.0 (2026-10-01)\n\n- The first.\n';

describe('a release', () => {
  it('comes after the one before', () => {
    for (const [version, before] of [
      ['1.0.0', '0.1.0'],
      ['1.0.10', '1.0.9'],
      ['1.0.0', '1.0.0-rc.1'],
      ['1.1.0-rc.1', '1.0.0'],
    ]) {
      expect(isNewer(version, before)).toBe(true);
      expect(isNewer(before, version)).toBe(false);
    }
    expect(isNewer('1.0.0', '1.0.0')).toBe(false);
  });

  it('says what stands in its way', () => {
    const good = { version: '1.0.0', before: '0.1.0', changelog: CHANGELOG, uncommitted: '' };
    expect(releaseFaults(good)).toEqual([]);
    const of = change => releaseFaults({ ...good, ...change }).join();
    expect(of({ version: '' })).toMatch(/^Say which version/);
    expect(of({ version: 'one' })).toMatch(/is no version/);
    expect(of({ version: '0.0.9' })).toMatch(/is not after 0\.1\.0/);
    expect(of({ changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0\n' })).toMatch(/nothing under/);
    expect(of({ uncommitted: ' M README.md' })).toMatch(/not committed/);
  });

  it('has its own chapter in the changelog, and an empty one for the next', () => {
    const written = changelogAt(CHANGELOG, '1.0.0', '2026-11-18');
    expect(written).toContain('## Unreleased\n\n## 1.0.0 (2026-11-18)\n\n- A thing.');
    expect(unreleased(written)).toBe('');
  });

  it('tells users what changes, in the next chapter or in that of this version', () => {
    const ours = readFileSync(at('CHANGELOG.md'), 'utf8');
    const { version } = readJson(at('package.json'));
    const chapter = ours.split(/^## /m).find(one => one.startsWith(`${version} (`));
    expect(unreleased(ours) !== '' || (chapter ?? '').includes('- ')).toBe(true);
  });

  it('moves all packages together', () => {
    for (const name of packageNames()) {
      const moved = manifestAt(readJson(at('packages', name, 'package.json')), '9.9.9');
      expect(moved.version).toBe('9.9.9');
      const ours = Object.entries({ ...moved.dependencies, ...moved.devDependencies }).filter(([one]) =>
        one.startsWith('@forceout/'),
      );
      expect(ours.filter(([, range]) => range !== '9.9.9')).toEqual([]);
    }
  });
});
