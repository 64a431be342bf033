import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import type { RichBlock } from '../../../src/contract/compiled-brand.ts';
import { RichText } from './RichText.tsx';

const article: RichBlock[] = [
  { kind: 'heading', content: ['O que você leva'] },
  { kind: 'paragraph', content: ['O ', { mark: 'strong', content: ['{productName}'] }, ' todo.'] },
  { kind: 'list', isOrdered: true, items: [['primeiro'], ['segundo']] },
  { kind: 'list', isOrdered: false, items: [[{ mark: 'stressed', content: ['talvez'] }]] },
  {
    kind: 'paragraph',
    content: [{ mark: 'link', href: 'https://a.example/', content: ['Leia mais'] }],
  },
];

test('an article has its order and its marks, placeholders are filled, and a link opens beside the checkout', () => {
  const { container } = drawPiece(<RichText article={article} />);
  const tags = [...container.querySelector('h2')!.parentElement!.children];
  expect(tags.map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'OL', 'UL', 'P']);
  const [first] = screen.getAllByRole('list');
  const items = within(first!).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['primeiro', 'segundo']);
  expect(screen.getByText('Curso Alfa').tagName).toBe('STRONG');
  expect(screen.getByText('talvez').tagName).toBe('EM');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Leia mais' });
  expect([link.href, link.target, link.rel]).toEqual([
    'https://a.example/',
    '_blank',
    'noopener noreferrer',
  ]);
});
