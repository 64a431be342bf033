import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { Benefits } from './benefits/Benefits.tsx';
import { Guarantee } from './guarantee/Guarantee.tsx';
import { Heading } from './heading/Heading.tsx';
import { HelpLink } from './help-link/HelpLink.tsx';
import { Restart } from './restart/Restart.tsx';
import { SecureNote } from './secure-note/SecureNote.tsx';
import { Steps } from './steps/Steps.tsx';
import { SuccessIcon } from './success-icon/SuccessIcon.tsx';
import { Testimonial } from './testimonial/Testimonial.tsx';
import { Text } from './text/Text.tsx';
import { Transit } from './transit/Transit.tsx';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('benefits: each line of the text is an item of a list with a name', () => {
  drawPiece(<Benefits title="Incluído" items={'Aulas ao vivo\n\n Certificado \nFórum'} />);
  expect(screen.getByRole('list', { name: 'Incluído' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Incluído' })).toBeTruthy();
  expect(items()).toEqual(['Aulas ao vivo', 'Certificado', 'Fórum']);
});

test('benefits need no title', () => {
  drawPiece(<Benefits items="Aulas" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(items()).toEqual(['Aulas']);
});

test('guarantee: the promise and its terms are read, its picture is not', () => {
  const { container } = drawPiece(<Guarantee title="7 dias" text="Devolvemos tudo." />);
  expect(screen.getByText('7 dias')).toBeTruthy();
  expect(screen.getByText('Devolvemos tudo.')).toBeTruthy();
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});

test('a heading is that of its page, and can take the focus after a change of screen', () => {
  drawPiece(<Heading text="Quem é você?" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Quem é você?' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
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

test('a secure note is one sentence after its title, and its lock is not read', () => {
  const { container } = drawPiece(
    <SecureNote title="Pagamento seguro" text="Nada fica guardado." />,
  );
  const note = screen.getByText('Pagamento seguro.').closest('p')!;
  expect(note.textContent).toBe('Pagamento seguro. Nada fica guardado.');
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});

test('each line is a step of an ordered list, below its title', () => {
  drawPiece(<Steps title="Próximos passos" steps={'Abra o e-mail.\nConfira o spam.'} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(items()).toEqual(['Abra o e-mail.', 'Confira o spam.']);
  const title = screen.getByRole('heading', { level: 2, name: 'Próximos passos' });
  expect(title.compareDocumentPosition(screen.getByRole('list'))).toBe(4);
});

test('steps without a title have no heading', () => {
  drawPiece(<Steps steps="Abra o e-mail." />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(items()).toEqual(['Abra o e-mail.']);
});

test('an empty line, as at the end of a text, is no step', () => {
  drawPiece(<Steps steps={'Abra o aplicativo.\n\nPague.\n'} />);
  expect(items()).toEqual(['Abra o aplicativo.', 'Pague.']);
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

test('testimonial: the words are a quotation, and its figure names who said them', () => {
  drawPiece(<Testimonial quote="Aprendi muito." author="Ana" about="Turma de 2025" />);
  const figure = screen.getByRole('figure');
  expect(figure.querySelector('blockquote')!.textContent).toBe('Aprendi muito.');
  expect(figure.querySelector('figcaption')!.textContent).toBe('AnaTurma de 2025');
});

test('testimonial: nothing has to be known of the person but the name', () => {
  drawPiece(<Testimonial quote="Aprendi muito." author="Ana" />);
  expect(screen.getByRole('figure').querySelector('figcaption')!.textContent).toBe('Ana');
});

test('a text is a paragraph of its own', () => {
  drawPiece(<Text text="Leva um minuto." />);
  expect(screen.getByText('Leva um minuto.').tagName).toBe('P');
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

test('a page in transit replaces itself by the first step of the flow, which a link leads to as well', () => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...window.location, replace });
  drawPiece(<Transit text="Continuar" />, { search: '?seller=a' });
  vi.unstubAllGlobals();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/lead?seller=a');
  const link = screen.getByRole('link', { name: 'Continuar' });
  expect(link.getAttribute('href')).toBe('/lead?seller=a');
});
