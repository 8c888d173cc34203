import { spawn } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { forceout } from '../run-command.test-help.ts';
import { run } from './main.ts';
import { VERBS } from './table.ts';

const json = (out: string) =>
  out
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));

describe('forceout', () => {
  it('lists its commands', async () => {
    const { code, out } = await forceout([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}judge /m);
    expect(out).toMatch(/^ {2}rules /m);
  });

  it('names its commands when it does not know one', async () => {
    const { code, err } = await forceout(['jugde']);
    expect(code).toBe(2);
    expect(err).toContain('judge');
  });
});

describe('the table of the command', () => {
  it('has help for every command, by two ways, in two languages, and as JSON', async () => {
    const out: string[] = [];
    const put = vi.spyOn(process.stdout, 'write').mockImplementation(text => out.push(String(text)) > 0);
    const told = async (...args: readonly string[]): Promise<string> => {
      out.length = 0;
      expect(await run(args)).toBe(0);
      return out.join('');
    };
    try {
      for (const { name, options } of VERBS) {
        const one = await told('help', name);
        expect(await told(name, '--help')).toBe(one);
        expect(one).toContain(`forceout ${name}`);
        for (const option of options) expect(one).toContain(`--${option.name}`);
        expect(await told('help', name, '--language', 'es')).toMatch(/^Uso: forceout/);
        expect(JSON.parse(await told(name, '--help', '--json'))).toMatchObject({ name });
      }
    } finally {
      put.mockRestore();
    }
  });

  it('tells its version', async () => {
    expect((await forceout(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['jugde'], 'judge'],
    [['solve', '--permited', 'x'], '--permitted'],
    [['solve', '--mode', 'nwo'], 'now'],
    [['solve', '--goal'], '--goal TEXT'],
    [['backup'], '<file>'],
    [['puzzles', 'wff', 'more'], 'more'],
    [['help', 'jugde'], 'judge'],
    [['help', 'judge', 'more'], 'more'],
    [['--colour', 'judge'], 'forceout <command> --colour'],
    [['--language', 'de'], 'en, es'],
  ])('%j is answered with what was meant', async (args, hint) => {
    const { code, out, err } = await forceout(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(hint);
  });

  it('takes the options of every command before it as well', async () => {
    const { out } = await forceout(['help', 'judge', '--language', 'es']);
    expect((await forceout(['--language', 'es', 'help', 'judge'])).out).toBe(out);
    expect((await forceout(['help', '--language', 'es', 'judge'])).out).toBe(out);
    expect((await forceout(['--language=es', '--help'])).out).toMatch(/^Uso: forceout <orden>/);
    expect(json((await forceout(['--json', '--version'])).out)).toEqual([{ version: expect.any(String) }]);
  });

  it('completes in bash: commands, options and values', async () => {
    const script = (await forceout(['completion', 'bash'])).out;
    const words = (line: readonly string[]): Promise<string> =>
      new Promise((done, fail) => {
        const at = line.length - 1;
        const set = `COMP_WORDS=(${line.map(word => `'${word}'`).join(' ')}); COMP_CWORD=${at}; _forceout; echo "\${COMPREPLY[*]}"`;
        const child = spawn('bash', ['-c', `${script}\n${set}`]);
        let text = '';
        child.stdout.on('data', chunk => (text += chunk));
        child.on('error', fail).on('close', () => done(text.trim()));
      });
    expect(await words(['forceout', 'ju'])).toBe('judge');
    expect(await words(['forceout', 'solve', '--per'])).toBe('--permitted');
    expect(await words(['forceout', 'solve', '--mode', 'im'])).toBe('impossible');
  });

  it.each(['zsh', 'fish'])('completes in %s every command and option', async shell => {
    const { out } = await forceout(['completion', shell]);
    for (const { name, options } of VERBS) {
      expect(out).toContain(name);
      for (const option of options) expect(out).toMatch(new RegExp(`(--|-l )${option.name}`));
    }
  });
});

describe('forceout check', () => {
  const given = ['--game', 'equations', '--goal', '5', '--permitted', '23+', '--mode', 'forceout'];

  it('says that a Solution is correct, and what is wrong with another', async () => {
    expect(await forceout(['check', ...given, '--solution', '2+3'])).toMatchObject({ code: 0, out: 'Correct.\n' });
    const wrong = await forceout(['check', ...given, '--solution', '2+2']);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/^Not correct:\n {2}.+\(equations-\d+ /);
  });
});

it.each(['check', 'solve', 'analyse'])('forceout %s says what it needs where nothing came', async verb => {
  expect(await forceout([verb])).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Give the position/) });
});

describe('forceout analyse', () => {
  it('looks at a position from three sides', async () => {
    const { code, out } = await forceout([
      'analyse',
      '--game',
      'equations',
      '--goal',
      '5',
      '--permitted',
      '23',
      '--resources',
      '+1',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Now is open.*\n {2}.*2.*3.*\nImpossible would be wrong/);
    expect(out).toContain('The cubes on the mat alone solve nothing.');
  });
});

describe('forceout play', () => {
  it('says that it needs a terminal', async () => {
    const { code, err } = await forceout(['play']);
    expect(code).toBe(2);
    expect(err).toContain('terminal');
  });
});

describe('forceout rules', () => {
  it('prints the clauses under a prefix', async () => {
    const { code, out } = await forceout(['rules', 'onsets-2026', 'V-A']);
    expect(code).toBe(0);
    expect(out).toMatch(/^V-A-2-b /m);
    expect(out).not.toMatch(/^V-B /m);
  });

  it('takes an id with spaces and prints JSON', async () => {
    const { out } = await forceout(['rules', 'onsets-2026', 'V-B', 'invalid', '(a)', '--json']);
    expect(json(out)).toMatchObject([{ edition: 'onsets-2026', clause: 'V-B invalid (a)', how: 'enforce' }]);
  });

  it('narrows by division and area', async () => {
    const { out } = await forceout([
      'rules',
      'equations-2015',
      '--division',
      'senior',
      '--area',
      'variation',
      '--json',
    ]);
    const rows = json(out);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows)
      expect(row).toMatchObject({ area: 'variation', divisions: expect.arrayContaining(['senior']) });
  });

  it.each([
    [['rules', 'onsets'], 'onsets-2026'],
    [['rules', 'onsets-2026', 'V-Z'], 'V-A'],
    [['rules', 'onsets-2026', '--division', 'kids'], 'elementary'],
    [['rules', 'onsets-2026', '--area', 'lunch'], 'challenge'],
    [['rules', '--colour'], 'colour'],
  ])('helps after %j', async (args, hint) => {
    const { code, out, err } = await forceout(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(hint);
  });
});

describe('forceout judge', () => {
  it('reads its input to the end, past bad and endless lines', async () => {
    const long = 'x'.repeat(20 * 1024 * 1024);
    const { code, out } = await forceout(['judge'], `{"id":"a"\n${long}\n{"id":"b","game":"chess"}\n`);
    expect(code).toBe(2);
    expect(json(out).map(answer => [answer.id, answer.error.code])).toEqual([
      [null, 'bad-json'],
      [null, 'line-too-long'],
      ['b', 'unknown-game'],
    ]);
  });

  it('is content with nothing, and says so', async () => {
    expect(await forceout(['judge'])).toEqual({ code: 0, out: '', err: expect.stringContaining('input is empty') });
  });

  it('reads files as well as its input, and says which it cannot read', async () => {
    const { code, err } = await forceout(['judge', 'questions.jsonl']);
    expect([code, err.startsWith('questions.jsonl cannot be read')]).toEqual([2, true]);
  });
});
