import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandWith, loaded } from '../../../tests/drawing/brands.ts';
import { draw, filesWith } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { backspace, choose, leave, paste, type } from '../../../tests/drawing/typing.ts';
import { LONG } from '../../../tests/long.ts';

const text = { type: 'string' };
const form = {
  schema: {
    properties: {
      name: text,
      email: text,
      phone: text,
      cardCVV: text,
      kind: { ...text, enum: ['a', 'b'] },
      address: { type: 'object', properties: { city: text, street: text } },
    },
    // Another field depends on the name, and none on the other texts; both kinds may meet.
    if: { properties: { name: { const: 'xx' } }, required: ['name'] },
    then: { properties: { more: text } },
  },
  ui: { kind: { 'ui:widget': 'select', 'ui:enumNames': ['field.name.label', 'field.city.label'] } },
  pages: [
    { id: 'one', submit: 'lead.submit', fields: ['name', 'email', 'phone', 'cardCVV', 'kind'] },
    { id: 'two', submit: 'payment.submit', fields: ['address'] },
  ],
};

/** Compiled once for all runs. */
const of = loaded(brandWith(filesWith(form)));

const FIRST = ['name', 'email', 'phone', 'cardCVV'];
const SECOND = ['address.city', 'address.street'];

const stepsAt = (paths: string[]) =>
  fc.array(
    fc.oneof(
      fc.record({
        do: fc.constantFrom('type', 'paste', 'backspace', 'leave'),
        path: fc.constantFrom(...paths),
        text: fc.constantFrom('x', 'xx', 'yz'),
      }),
      fc.record({
        do: fc.constantFrom('redraw', 'pagehide', 'choose'),
        path: fc.constant(''),
        text: fc.constantFrom('a', 'b'),
      }),
    ),
    { maxLength: 15 },
  );

const control = (path: string) => document.getElementById(`f.${path}`) as HTMLInputElement;

test(
  'in 20 orders of typing, leaving, redrawing, wiping and choosing, no value is lost or stale',
  LONG,
  async () => {
    await fc.assert(
      fc.asyncProperty(stepsAt(FIRST), stepsAt(SECOND), async (first, second) => {
        cleanup();
        sessionStorage.clear();
        const { checkout, kept } = draw({ of, answers: { createLead: { leadId: 'L1' } } });
        const wanted: Record<string, string> = {};
        const follow = (paths: string[], steps: typeof first) => {
          for (const step of steps) {
            const { path } = step;
            const before = wanted[path] ?? '';
            if (step.do === 'type') {
              type(control(path), step.text);
              wanted[path] = before + step.text;
            } else if (step.do === 'paste') {
              paste(control(path), step.text);
              wanted[path] = step.text;
            } else if (step.do === 'backspace') {
              backspace(control(path));
              wanted[path] = before.slice(0, -1);
            } else if (step.do === 'leave') leave(control(path));
            else if (step.do === 'redraw') act(() => checkout.visit.load());
            else if (step.do === 'pagehide') {
              act(() => void window.dispatchEvent(new Event('pagehide')));
              wanted.cardCVV = '';
            } else if (control('kind')) {
              choose(control('kind'), step.text);
              wanted.kind = step.text;
            }
            for (const one of paths) expect(control(one).value).toBe(wanted[one] ?? '');
            expect(flat(kept())).toEqual(keptOf(wanted));
          }
        };
        follow(FIRST, first);
        fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
        follow(SECOND, second);
        fireEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
        await settle();
        expect(checkout.client.calls).toHaveLength(1);
        const { name, email } = wanted;
        if (name && email) expect(checkout.client.calls[0]!.body).toMatchObject({ name, email });
      }),
      { numRuns: 20 },
    );
  },
);

/** The values that may be kept, by path: nothing empty, and never the CVV. */
function keptOf(wanted: Record<string, string>): Record<string, string> {
  const entries = Object.entries(wanted).filter(([path, value]) => value && path !== 'cardCVV');
  return Object.fromEntries(entries);
}

function flat(values: object = {}, prefix = ''): Record<string, string> {
  return Object.entries(values).reduce<Record<string, string>>((all, [name, value]) => {
    if (value && typeof value === 'object') return { ...all, ...flat(value, `${prefix}${name}.`) };
    return value ? { ...all, [prefix + name]: value } : all;
  }, {});
}
