import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompiledBlock } from '../contract/compiled-brand.ts';
import { StyleProvider } from '../styles/StyleProvider.tsx';
import { drawnStyles, wearStyles } from '../../tests/drawing/wear-styles.ts';
import { Columns } from './Columns.tsx';

const block = (id: string, column?: CompiledBlock['column']): CompiledBlock => ({
  id,
  block: 'text',
  ...(column && { column }),
});
const BLOCKS = [
  block('title'),
  block('summary', 'side'),
  block('included', 'side-end'),
  block('wide', 'side-only'),
  block('form'),
  block('help'),
];

const draw = ({ id }: CompiledBlock) => <p key={id}>{id}</p>;
const drawn = (root: ParentNode) =>
  [...root.querySelectorAll('p')].map(({ textContent }) => textContent);

function columnsOf(shown = BLOCKS, blocks = BLOCKS) {
  const { container } = render(
    <StyleProvider cache={drawnStyles()}>
      <Columns screen={{ blocks }} shown={shown} draw={draw} />
    </StyleProvider>,
  );
  return { container, columns: [...container.firstElementChild!.children].map(drawn) };
}

test('the document has the order of the JSON, and the side is one part of it', () => {
  const { container, columns } = columnsOf();
  expect(drawn(container)).toEqual(['title', 'summary', 'included', 'wide', 'form', 'help']);
  expect(columns).toEqual([['title'], ['summary', 'included', 'wide'], ['form', 'help']]);
});

test('a block that comes and goes moves no other one into another part', () => {
  const { columns } = columnsOf(BLOCKS.slice(2));
  expect(columns).toEqual([[], ['included', 'wide'], ['form', 'help']]);
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
