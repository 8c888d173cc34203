import { describe, expect, it } from 'vitest';
import { atTable, openHall, startRound } from '../event/hall.test-help.ts';
import { columnsOf, readEntries } from './entries.ts';
import { hallList, type ListName, listCsv } from './tables.ts';

describe('a list of players', () => {
  const shape = (text: string, taken: string[] = []) => {
    const { players, faults } = readEntries(text, taken);
    return [players.map(({ id, name, team, school }) => [id, name, team, school]), faults.map(({ line }) => line)];
  };

  it('is read with commas, semicolons or tabs, quotes, a byte order mark and empty lines', () => {
    const want = [
      [
        ['n1', 'Lee, Ann', 'Red', 'North'],
        ['n2', 'Ben "B" Cho', undefined, 'South'],
      ],
      [],
    ];
    expect(shape('\uFEFF"Lee, Ann",Red,North\r\n\r\n"Ben ""B"" Cho",,South\r\n')).toEqual(want);
    expect(shape('Lee, Ann;Red;North\n\nBen "B" Cho;;South\n')).toEqual(want);
    expect(shape('Lee, Ann\tRed\tNorth\n\nBen "B" Cho\t\tSouth')).toEqual(want);
  });

  it('a heading maps the columns, in any order', () => {
    expect(shape('School,Team,Player\nNorth,Red,Ann\n')).toEqual([[['n1', 'Ann', 'Red', 'North']], []]);
    expect(columnsOf(['Ann', 'Red', 'North'])).toBeNull();
    const mapped = readEntries('Red,Ann\n', [], { name: 1, team: 0, school: null, id: null });
    expect(mapped.players).toEqual([{ id: 'n1', name: 'Ann', team: 'Red' }]);
  });

  it('a line without a name is a fault with its number; ids that are taken are not given again', () => {
    expect(shape('Ann,Red\n,Red\n\nBen,Red\n', ['n1'])).toEqual([
      [
        ['n2', 'Ann', 'Red', undefined],
        ['n3', 'Ben', 'Red', undefined],
      ],
      [2],
    ]);
    expect(readEntries('Ann\n,x\nBen', []).lines).toEqual([1, 3]);
  });

  it('strange lines are told one by one: an open quote, a comma too many, a name twice; lines count as in the text', () => {
    const codes = (text: string) => readEntries(text, []).faults.map(({ line, code, what }) => [line, code, what]);
    expect(codes('Ann,Red\n"Ben,Red\nCy,Red\n')).toEqual([[2, 'quotes', 'Ben,Red']]);
    expect(codes('Name,Team,School\nLee, Ann,Red,North\nBen,Red,North,\n')).toEqual([[2, 'too-wide', 'Lee']]);
    expect(codes('Ann,Red,North\nBen,Red,North\nAnn,Blue,North\nAnn,Blue,South\n')).toEqual([[3, 'same-name', 'Ann']]);
    expect(codes('"Ann\nLee",Red\nBen,Red\n,Red\n')).toEqual([[4, 'no-name', '']]);
    expect(codes('Ann Lee,Red,North\n ann  LEE ,Blue,north\n')).toEqual([[2, 'same-name', 'ann  LEE']]);
    expect(codes('Ann,Red,North\nLee, Ben,Red,North\n')).toEqual([[2, 'too-wide', 'Lee']]);
    expect(codes('sep=;\nName;Team\nAnn, B.;Red\n;Red\n')).toEqual([[4, 'no-name', '']]);
  });
});

describe('lists to take away', () => {
  it('seats, results and standings, and nothing a spreadsheet would run', () => {
    const hall = openHall();
    hall.act('boss', 'change-entry', { player: 'p0', name: '=HYPERLINK("x")' });
    startRound(hall);
    const result = { sees: 0, depth: 'points', points: [6, 4, 2] };
    hall
      .act('kay', 'type-result', { ...atTable(1), ...result })
      .act('kit', 'confirm-result', { ...atTable(1), version: 1 });
    const lines = (name: ListName) => listCsv(hallList(hall.state, name, 'm')).split('\n');
    const seats = listCsv(hallList(hall.state, 'seats', 'm', 1));
    expect(seats.split('\n')).toHaveLength(32);
    expect(seats).toContain('"\'=HYPERLINK(""x"")"');
    expect(lines('results').filter(line => /,[642],Team \d$/.test(line))).toHaveLength(3);
    expect(lines('standings')[1]).toMatch(/^1,.*,Team \d,1,6$/);
    expect(lines('teams').slice(0, 2)).toEqual(['place,team,total', expect.stringMatching(/^1,Team \d,6$/)]);
    hall
      .act('boss', 'leave', { players: ['p0', 'p1'] })
      .act('boss', 'change-plan', { competition: 'm', leftover: 'bye' });
    hall.act('boss', 'seat', { competition: 'm', method: 'draw' });
    expect(hallList(hall.state, 'seats', 'm').rows.filter(row => row.table === null)).toHaveLength(1);
  });
});
