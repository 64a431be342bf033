import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompiledBlock } from '../contract/compiled-brand.ts';
import { StyleProvider } from '../styles/StyleProvider.tsx';
import { drawnStyles, wearStyles } from '../../tests/drawing/wear-styles.ts';
import { Columns } from './Columns.tsx';

const BLOCKS: CompiledBlock[] = [
  { id: 'title', block: 'text' },
  { id: 'summary', block: 'text', column: 'side' },
  { id: 'included', block: 'text', column: 'side-end' },
  { id: 'wide', block: 'text', column: 'side-only' },
  { id: 'form', block: 'text' },
  { id: 'help', block: 'text' },
];

const draw = ({ id }: CompiledBlock) => <p key={id}>{id}</p>;
const drawn = (root: ParentNode) =>
  [...root.querySelectorAll('p')].map(({ textContent }) => textContent);

/** The texts of each part, in the order of the document. */
function columnsOf(shown = BLOCKS) {
  const { container } = render(
    <StyleProvider cache={drawnStyles()}>
      <Columns screen={{ blocks: BLOCKS }} shown={shown} draw={draw} />
    </StyleProvider>,
  );
  return [...container.firstElementChild!.children].map(drawn);
}

test('the document has the order of the JSON, and the side is one part of it, whatever comes and goes', () => {
  expect(columnsOf()).toEqual([['title'], ['summary', 'included', 'wide'], ['form', 'help']]);
  expect(columnsOf(BLOCKS.slice(2))).toEqual([[], ['included', 'wide'], ['form', 'help']]);
});

test('below the width of two columns, what is for the side alone is not drawn, and its end comes last', () => {
  wearStyles();
  columnsOf();
  const place = (text: string) => getComputedStyle(screen.getByText(text).parentElement!);
  expect(place('wide').display).toBe('none');
  expect(place('included').display).not.toBe('none');
  expect(place('included').order).toBe('1');
  expect(place('summary').display).not.toBe('none');
  expect(place('summary').order).not.toBe('1');
});
