import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Footer } from './Footer.tsx';

const company = {
  name: 'Alfa Educação Ltda.',
  document: '11.222.333/0001-81',
  address: 'Rua do Porto, 100, São Paulo',
};

function footerOf(changes: object) {
  const brand = brandWith({ brand: { company, ...changes } });
  const { checkout } = drawPiece(<Footer>more</Footer>, { brand });
  return { footer: screen.getByRole('contentinfo'), checkout };
}

const linksIn = (footer: HTMLElement) =>
  within(footer)
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, href }) => [textContent, href]);

test('the company signs with name, number and address, and the right to withdraw is said', () => {
  const { footer } = footerOf({});
  for (const words of [company.name, `CNPJ ${company.document}`, company.address]) {
    expect(footer.textContent).toContain(words);
  }
  expect(footer.textContent).toMatch(/desistir.*7 dias/);
  expect(footer.textContent).toContain('more');
});

test('terms, privacy policy and help are those of the brand; an address to write to, where it has one', () => {
  const { footer, checkout } = footerOf({ company: { ...company, email: 'oi@alfa.com.br' } });
  const { links, brand } = checkout;
  expect(linksIn(footer)).toEqual([
    ['oi@alfa.com.br', 'mailto:oi@alfa.com.br'],
    ['Termos de uso', links.terms],
    ['Política de privacidade', links.politics],
    ['Ajuda', brand.settings.faqLink],
  ]);
});

test('[SCREEN-17] a brand without terms and privacy links has none in its footer', () => {
  const { footer } = footerOf({ isTermsAndPoliticsAvailable: false });
  expect(linksIn(footer).map(([name]) => name)).toEqual(['Ajuda']);
});
