import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { Benefits } from './benefits/Benefits.tsx';
import { HelpLink } from './help-link/HelpLink.tsx';
import { Restart } from './restart/Restart.tsx';
import { Steps } from './steps/Steps.tsx';
import { SuccessIcon } from './success-icon/SuccessIcon.tsx';
import { Text } from './text/Text.tsx';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('benefits: each line of the text is an item of a list with a name', () => {
  drawPiece(<Benefits title="Incluído" items={'Aulas ao vivo\n\n Certificado \nFórum'} />);
  expect(screen.getByRole('list', { name: 'Incluído' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Incluído' })).toBeTruthy();
  expect(items()).toEqual(['Aulas ao vivo', 'Certificado', 'Fórum']);
});

test('[BRAND-67] the help link opens the help page of the brand beside the checkout, which learns nothing of it', () => {
  drawPiece(<HelpLink text="Ajuda" />, { settings: { faqLink: 'https://ajuda.example.com/' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ajuda' });
  expect(link.href).toBe('https://ajuda.example.com/');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('[ENTITY-15] the way to the beginning keeps the query as it came', () => {
  drawPiece(<Restart text="Recomeçar" />, { search: '?seller=a%20b&query_paramX=1' });
  const link = screen.getByRole('link', { name: 'Recomeçar' });
  expect(link.getAttribute('href')).toBe('/lead?seller=a%20b');
});

test('each line is a step of an ordered list, below its title', () => {
  drawPiece(<Steps title="Próximos passos" steps={'Abra o e-mail.\nConfira o spam.'} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(items()).toEqual(['Abra o e-mail.', 'Confira o spam.']);
  const title = screen.getByRole('heading', { level: 2, name: 'Próximos passos' });
  expect(title.compareDocumentPosition(screen.getByRole('list'))).toBe(4);
});

test.each([
  [true, 1],
  [false, 0],
])('[BRAND-90] displayIcon: %s draws %i mark', (displayIcon, count) => {
  const settings = { success: { finalSuccess: { displayIcon } } };
  const { container } = drawPiece(<SuccessIcon />, { settings });
  expect(container.querySelectorAll('svg')).toHaveLength(count);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(count);
});

test.each([
  ['terms', 'https://alfa.example.com/termos'],
  ['politics', 'https://alfa.example.com/privacidade'],
  ['help', 'https://ajuda.alfa.example.com/'],
] as const)("a text may end with a link to the brand's own page: %s", (link, address) => {
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
