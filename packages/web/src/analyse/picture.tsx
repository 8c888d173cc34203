import { editionName, type Section } from '@forceout/rulebook';
import type { Cube } from '@forceout/table';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { T } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { glyph, shapes } from '../ui/glyph.tsx';
import { type Board, gameOf } from './board.ts';

const WIDTH = 1080;
const PAD = 40;
const CUBE = 76;
const GAP = 14;
const ROW = Math.floor((WIDTH - 2 * PAD - 32) / (CUBE + GAP));

const COLOURED: Readonly<Record<string, string>> = {
  red: 'var(--c-red)',
  blue: 'var(--c-blue)',
  green: 'var(--c-green)',
  black: 'var(--c-black)',
};

function CubePicture({ cube, x, y }: { readonly cube: Cube; readonly x: number; readonly y: number }) {
  const fill = COLOURED[cube.kind] ?? (cube.kind === 'upper' ? 'var(--cap-face)' : 'var(--cube-face)');
  const dark = cube.kind in COLOURED || cube.kind === 'upper';
  return (
    <g transform={`translate(${x} ${y})`} color={dark ? '#ffffff' : '#15201b'}>
      <rect width={CUBE} height={CUBE} rx={14} fill={fill} stroke="var(--cube-rim)" strokeWidth={2} />
      <g
        transform={`translate(6 6) scale(${(CUBE - 12) / 40})`}
        fill="none"
        stroke="currentColor"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="picface"
      >
        {glyph(cube.kind, cube.face)}
      </g>
    </g>
  );
}

function CardPicture({ card, x, y }: { readonly card: string; readonly x: number; readonly y: number }) {
  const at: Readonly<Record<string, readonly [number, number]>> = { B: [6, 8], R: [42, 8], G: [6, 58], Y: [42, 58] };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={84} height={104} rx={10} fill="var(--paper)" stroke="var(--edge)" strokeWidth={2} />
      {['B', 'R', 'G', 'Y']
        .filter(dot => card !== 'blank' && card.includes(dot))
        .map(dot => (
          <g key={dot} transform={`translate(${at[dot]!.join(' ')})`}>
            {shapes[dot]}
          </g>
        ))}
    </g>
  );
}

interface Part {
  readonly height: number;
  readonly draw: (y: number) => ReactNode;
}

/** The board as one drawing: cards, Goal, mat, Resources, what is in force. No names of people. */
export function Picture({ ui, board, t }: { readonly ui: GameUi; readonly board: Board; readonly t: T }) {
  const { position } = board;
  const { edition, division } = position.rules;
  const view = viewOfPosition(position, board.claim);
  const text = (words: string, y: number, size: number, weight = 700): ReactNode => (
    <text x={PAD} y={y} fontSize={size} fontWeight={weight} fill="var(--ink)">
      {words}
    </text>
  );
  const zone = (section: Section): Part => {
    const cubes = position[section];
    const rows = Math.max(1, Math.ceil(cubes.length / ROW));
    const height = 44 + rows * (CUBE + GAP) + 20;
    const line =
      section === 'required'
        ? { stroke: 'var(--ink)', strokeWidth: 5 }
        : section === 'permitted'
          ? { stroke: 'var(--edge)', strokeWidth: 4, strokeDasharray: '12 9' }
          : { stroke: 'var(--edge)', strokeWidth: 2 };
    return {
      height,
      draw: y => (
        <g>
          <rect x={PAD} y={y} width={WIDTH - 2 * PAD} height={height - 12} rx={14} fill="var(--paper)" {...line} />
          <text x={PAD + 16} y={y + 34} fontSize={26} fontWeight={700} fill="var(--ink)">
            {t(`section.${section}`)}
            {section === 'goal' && typeof position.goalText === 'string' ? `: ${position.goalText}` : ''}
          </text>
          {cubes.map((cube, i) => (
            <CubePicture
              key={cube.id}
              cube={cube}
              x={PAD + 16 + (i % ROW) * (CUBE + GAP)}
              y={y + 48 + Math.floor(i / ROW) * (CUBE + GAP)}
            />
          ))}
        </g>
      ),
    };
  };
  const goalHow = gameOf(board) === 'on-sets' ? onSetsGoal(board, t) : null;
  const names = position.variations.map(({ id, value }) => ui.variationText(id, value, view, t).name);
  const lines = wrapped(names.length > 0 ? names.join(' · ') : t('analyse.variations.none'), 70);
  const cardRows = Math.ceil(position.cards.length / 10);
  const parts: readonly Part[] = [
    {
      height: 84,
      draw: y => (
        <>
          {text(`${t(`game.${gameOf(board)}`)}, ${t(`division.${division}`)}`, y + 34, 36)}
          {text(editionName(edition), y + 68, 24, 450)}
        </>
      ),
    },
    {
      height: cardRows * 116 + (cardRows > 0 ? 8 : 0),
      draw: y =>
        position.cards.map((card, i) => (
          <CardPicture key={card} card={card} x={PAD + (i % 10) * 100} y={y + Math.floor(i / 10) * 116} />
        )),
    },
    zone('goal'),
    ...(goalHow ? [{ height: 36, draw: (y: number) => text(goalHow, y + 14, 24, 450) }] : []),
    zone('required'),
    zone('permitted'),
    zone('forbidden'),
    zone('resources'),
    {
      height: lines.length * 32 + 24,
      draw: y => lines.map((line, i) => <g key={line}>{text(line, y + 26 + i * 32, 24, 450)}</g>),
    },
  ];
  const height = parts.reduce((sum, part) => sum + part.height, 2 * PAD);
  let y = PAD;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={t('analyse.position')}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      fontFamily="'Atkinson Hyperlegible Next', sans-serif"
    >
      <style>{'.picface text{font-weight:700;text-anchor:middle;fill:currentColor;stroke:none}'}</style>
      <rect width={WIDTH} height={height} fill="var(--table)" />
      {parts.map((part, i) => {
        const at = y;
        y += part.height;
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        return <g key={i}>{part.draw(at)}</g>;
      })}
    </svg>
  );
}

function onSetsGoal({ position: { goalText } }: Board, t: T): string | null {
  if (typeof goalText !== 'object' || goalText === null || !('layout' in goalText)) return null;
  const { layout, digits } = goalText as { layout: 'single'; digits: readonly { d: number; up: boolean }[] };
  const turned = digits.filter(digit => !digit.up).map(digit => digit.d);
  const how = t(`onsets.layout.${layout}`);
  return turned.length > 0 ? `${how} · ${t('analyse.picture.turned', { digits: turned.join(', ') })}` : how;
}

/** Lines of about so many letters. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] !== '' && `${lines[last]} ${word}`.length > width) lines.push(word);
    else lines[last] = `${lines[last]} ${word}`.trim();
  }
  return lines;
}
