import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Text } from './Text.tsx';

test('the text is a paragraph of its own', () => {
  drawPiece(<Text text="Leva um minuto." />);
  expect(screen.getByText('Leva um minuto.').tagName).toBe('P');
});

test.each([
  ['terms', 'https://alfa.example.com/termos'],
  ['politics', 'https://alfa.example.com/privacidade'],
  ['help', 'https://ajuda.alfa.example.com/'],
] as const)("it may end with a link to the brand's own page: %s", (link, address) => {
  const domain = 'https://alfa.example.com';
  const own = {
    domain,
    firstAccess: domain,
    terms: `${domain}/termos`,
    politics: `${domain}/privacidade`,
  };
  drawPiece(<Text text="Como cuidamos deles:" link={link} linkText="Leia mais" />, {
    settings: { faqLink: 'https://ajuda.alfa.example.com/' },
    links: own,
  });
  const drawn = screen.getByRole<HTMLAnchorElement>('link', { name: 'Leia mais' });
  expect(drawn.closest('p')!.textContent).toBe('Como cuidamos deles: Leia mais');
  expect([drawn.href, drawn.target, drawn.rel]).toEqual([address, '_blank', 'noopener noreferrer']);
});
