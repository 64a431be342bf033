import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { leadsOf } from '../../tests/fakes/client.ts';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { prepare } from '../../tests/drawing/draw.tsx';
import { unhurried } from '../../tests/drawing/jsdom-page.ts';
import { drawnTree } from '../../tests/drawing/drawn-tree.ts';
import { startEarlyForm } from './early-form.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = () => screen.getByRole<HTMLButtonElement>('button');
const summary = () => screen.queryByRole('group', { name: 'Confira os campos abaixo' });
const open = () =>
  [...summary()!.querySelectorAll('li:not([data-done]) a')].map(({ textContent }) => textContent);
const listed = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link').flatMap(({ hash }) => (hash ? [hash] : []));
const TERMS = 'Aceite os termos para continuar.';
const invalid = () => [...document.querySelectorAll('[aria-invalid]')].map(({ id }) => id);
const isBusy = () => button().getAttribute('aria-disabled') === 'true';

let root: Root | undefined;
let program: AbortController | undefined;

afterEach(async () => {
  await act(() => root?.unmount());
  globalThis.earlyForm?.end();
  globalThis.earlyForm = undefined;
  program?.abort();
  root = undefined;
  document.body.replaceChildren();
});

/** A page as the server sent it, with its inline script, and its hydration when a test wants it. */
function serve(template: 'lead' | 'payment', changes: Partial<Parameters<typeof prepare>[0]> = {}) {
  const answers = { getProductV1: A_PRODUCT, createLead: { leadId: 'L1' } };
  const { Drawn, ...rest } = prepare({ template, answers, ...changes });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Drawn />);
  globalThis.earlyForm = startEarlyForm();
  /** Takes the page over, and does something in the middle of it. */
  const hydrate = async (meanwhile = () => {}) => {
    const complaints: unknown[] = [];
    const onRecoverableError = (error: unknown) => complaints.push(error);
    root = await unhurried(() => {
      const taken = hydrateRoot(container, <Drawn />, { onRecoverableError });
      meanwhile();
      return taken;
    });
    expect(complaints).toEqual([]);
  };
  // The summary beside the form waits for the price.
  return { ...rest, container, hydrate, tree: () => drawnTree(container.querySelector('form')!) };
}

/** The forms that the browser has posted, which jsdom cannot. */
function postedForms() {
  program = new AbortController();
  const posted = vi.fn<(form: EventTarget | null) => void>();
  const onSubmit = (event: Event) => {
    if (!event.defaultPrevented) posted(event.target);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit, { signal: program.signal });
  return posted;
}

function fillLead() {
  for (const [label, value] of [
    ['Nome', LEAD.name],
    ['E-mail', LEAD.email],
    ['Celular', LEAD.phone],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
}

test.each(['lead', 'payment'] as const)(
  'an empty %s is answered at once, exactly as after hydration',
  async (template) => {
    const late = serve(template);
    await late.hydrate();
    fireEvent.click(button());
    const wanted = late.tree();
    expect(document.activeElement).toBe(summary());
    await act(() => root!.unmount());
    late.container.remove();

    const { tree, hydrate } = serve(template);
    fireEvent.click(button());
    expect(listed()).not.toEqual([]);
    expect(document.activeElement).toBe(summary());
    const early = tree();
    await hydrate();
    expect(document.activeElement).toBe(summary());
    // Until the price is there, which jsdom brings at once.
    if (template === 'lead') expect(tree()).toEqual(early);
    expect(tree()).toEqual(wanted);
    if (template === 'lead') expect(early).toEqual(wanted);
  },
);

test('a field that was filled has no error, and one that is filled loses it', () => {
  serve('lead');
  fireEvent.input(field('Nome'), { target: { value: 'Ana Lima' } });
  fireEvent.click(button());
  expect(invalid()).toEqual(['f.email', 'f.phone', 'f.terms']);
  expect(document.activeElement).toBe(summary());
  const PHONE = 'Celular com DDD: preencha com DDD e um celular válido.';
  expect(open()).toEqual(['E-mail: insira um email válido.', PHONE, TERMS]);
  fireEvent.input(field('E-mail'), { target: { value: 'a' } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(invalid()).toEqual(['f.phone']);
  expect(open()).toEqual([PHONE]);
  expect(listed()).toEqual(['#f.email', '#f.phone', '#f.terms']);
  const error = document.getElementById('f.email-error')!;
  expect([error.textContent, error.hidden]).toEqual(['', false]);
  expect(error.dataset.corrected).toBe('Insira um email válido.');
  fireEvent.input(field('Celular'), { target: { value: '11' } });
  expect(open()).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button());
  expect(open()).toEqual([TERMS]);
  expect(listed()).toEqual(['#f.terms']);
  expect(error.hidden).toBe(true);
});

test('a link of the summary leads into its field', () => {
  serve('lead');
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('link', { name: /celular/ }));
  expect(document.activeElement).toBe(field('Celular'));
});

test('errors of the program follow those that were shown before it: each kind of error, and the typed text', async () => {
  const { hydrate } = serve('lead');
  fireEvent.input(field('Nome'), { target: { value: 'Ana' } });
  fireEvent.click(button());
  expect(invalid()).toEqual(['f.email', 'f.phone', 'f.terms']);
  await hydrate();
  expect(invalid()).toEqual(['f.name', 'f.email', 'f.phone', 'f.terms']);
  expect(field('Nome').value).toBe('Ana');
  expect(document.activeElement).toBe(summary());
});

test('a form that was pressed empty and then filled shows what the program still finds wrong', async () => {
  const { hydrate } = serve('lead');
  fireEvent.click(button());
  fillLead();
  fireEvent.input(field('Nome'), { target: { value: 'Ana' } });
  expect(open()).toEqual([]);
  field('Nome').focus();
  const before = listed();
  await hydrate();
  expect(invalid()).toEqual(['f.name']);
  expect(open()).toEqual(['Nome completo: preencha com nome e sobrenome.']);
  expect(listed()).toEqual(before);
  expect(document.getElementById('f.email-error')!.dataset.corrected).toBeDefined();
  expect(document.activeElement).toBe(field('Nome'));
});

test('a complete lead is posted once, however often the button is pressed', async () => {
  const posted = postedForms();
  const { hydrate, checkout } = serve('lead');
  fillLead();
  fireEvent.click(button());
  fireEvent.click(button());
  expect(posted).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(true);
  await hydrate();
  fireEvent.click(button());
  expect(posted).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(true);
  expect(leadsOf(checkout)).toEqual([]);
});

test('a page that comes back after the post can be used again', () => {
  const posted = postedForms();
  serve('lead');
  fillLead();
  fireEvent.click(button());
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isBusy()).toBe(false);
  fireEvent.click(button());
  expect(posted).toHaveBeenCalledTimes(2);
});

test('a complete lead waits where the program is about to be there, and is sent by it', async () => {
  const posted = postedForms();
  const { hydrate, checkout, goOn } = serve('lead');
  globalThis.earlyForm!.wait();
  fillLead();
  fireEvent.click(button());
  fireEvent.click(button());
  expect(isBusy()).toBe(true);
  await hydrate();
  expect(posted).not.toHaveBeenCalled();
  expect(leadsOf(checkout)).toHaveLength(1);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('continue');
});

test('a program that fails after all leaves the form to be posted', () => {
  const posted = postedForms();
  serve('lead');
  globalThis.earlyForm!.wait();
  fillLead();
  fireEvent.click(button());
  globalThis.earlyForm!.giveUp();
  expect(isBusy()).toBe(false);
  fireEvent.click(button());
  expect(posted).toHaveBeenCalledTimes(1);
});

test('a press during hydration is carried out, once', async () => {
  const posted = postedForms();
  const { hydrate, checkout } = serve('lead');
  fillLead();
  await hydrate(() => {
    globalThis.earlyForm!.freeze();
    fireEvent.submit(button().form!);
    fireEvent.submit(button().form!);
  });
  expect(posted).not.toHaveBeenCalled();
  expect(leadsOf(checkout)).toHaveLength(1);
});

test('a card is never posted: its button opens, the press waits, and nothing is paid without a price', async () => {
  const posted = postedForms();
  const { hydrate, checkout } = serve('payment', { page: { hasLead: true } });
  expect(button().disabled).toBe(false);
  const typed = { 'Número do cartão': '4111 1111 1111 1111', Validade: '12/30', CVV: '123' };
  for (const [label, value] of Object.entries({ ...typed, 'Nome no cartão': 'ANA LIMA' })) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.click(button());
  expect(summary()).toBeNull();
  expect(isBusy()).toBe(true);
  globalThis.earlyForm!.giveUp();
  expect(isBusy()).toBe(false);
  fireEvent.click(button());
  await hydrate();
  expect(posted).not.toHaveBeenCalled();
  expect(checkout.client.calls.filter(({ operationId }) => operationId === 'payV2')).toEqual([]);
});

test('the company of a card is not asked for where its number will tell it', () => {
  serve('payment', { page: { hasLead: true } });
  fireEvent.input(field('Número do cartão'), { target: { value: '4111' } });
  fireEvent.click(button());
  expect(listed()).not.toContain('#f.cardCompany');
  expect(listed()).toContain('#f.cardCVV');
});

test('an error that the server has drawn stays until it is answered anew', async () => {
  const formErrors = [{ path: 'name', message: 'Preencha com nome e sobrenome.' }];
  const posted = { ...LEAD, name: 'Ana', terms: 'true' };
  const { hydrate, checkout } = serve('lead', { page: { posted, formErrors } });
  expect(listed()).toEqual(['#f.name']);
  fireEvent.input(field('Nome'), { target: { value: 'Eva' } });
  expect(invalid()).toEqual(['f.name']);
  fireEvent.input(field('E-mail'), { target: { value: '' } });
  fireEvent.click(button());
  expect(listed()).toEqual(['#f.name', '#f.email']);
  await hydrate();
  expect(listed()).toEqual(['#f.name', '#f.email']);
  expect(leadsOf(checkout)).toEqual([]);
});
