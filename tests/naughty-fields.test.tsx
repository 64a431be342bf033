/** @module-tag long */
import { holdsCardNumber } from '../src/rules/card-number/holds-card-number.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import base from './fixtures/brands/base/texts.json' with { type: 'json' };
import { expiryMask } from '../src/rules/card-expiry/card-expiry.ts';
import { cardNumberMask } from '../src/rules/card-number/card-company.ts';
import { cepMask } from '../src/rules/address/address.ts';
import { cpfMask } from '../src/rules/tax-id/tax-id.ts';
import { cvvMask } from '../src/rules/cvv/cvv.ts';
import { withoutInvisible } from '../src/rules/characters.ts';
import { applyMask, type Mask } from '../src/rules/mask.ts';
import { formatPhone } from '../src/rules/phone/phone.ts';
import { naughty } from './corpora/naughty.ts';
import { drawForm } from './drawing/draw.tsx';
import { shortAndLong } from './long.ts';

/** The text that an input shows for what was typed. */
type Rewrite = (raw: string) => string;

const asItIs: Rewrite = withoutInvisible;
const masked =
  (mask: Mask): Rewrite =>
  (raw) =>
    applyMask(mask, raw);

/** Every text field of the lead and payment screens, and what its input makes of a text. */
const FORMS: Record<string, Record<string, Rewrite>> = {
  lead: {
    name: asItIs,
    email: (raw) => withoutInvisible(raw).trim(),
    phone: (raw) => formatPhone(raw, 'BR'),
  },
  card: {
    cardNumber: masked(cardNumberMask),
    cardName: asItIs,
    cardExpireDate: masked(expiryMask),
    cardCVV: masked(cvvMask),
    cpf: masked(cpfMask),
  },
  address: {
    postalCode: masked(cepMask),
    addressLine1: asItIs,
    addressLine2: asItIs,
    addressLine3: asItIs,
    city: asItIs,
    country: asItIs,
  },
};
const SECRETS = ['cardNumber', 'cardCVV'];
/** The file of a field below schemas/fields. */
const fileOf = (name: string) => name.replace(/[A-Z]+|\d/g, (part) => `-${part.toLowerCase()}`);
const fieldTexts = readdirSync('schemas/fields').flatMap((name) =>
  Object.values<string>(JSON.parse(readFileSync(`schemas/fields/${name}`, 'utf8')).texts ?? {}),
);
const MESSAGES = new Set<string>(['', ...Object.values(base), ...fieldTexts]);
const FOREIGN =
  'script, iframe, object, embed, svg, math, video, audio, link, base, [onerror], [onload]';
const HUGE = 100_000;

const kinds = [...new Set(naughty.cases.map(({ kind }) => kind))];
const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

describe.each(Object.entries(FORMS))('%s', (_, masks) => {
  const names = Object.keys(masks);
  let drawn: ReturnType<typeof drawForm>;

  const drawAgain = () => {
    const properties = names.map((name) => [name, { $ref: `fields/${fileOf(name)}` }]);
    drawn = drawForm({ schema: { properties: Object.fromEntries(properties), required: names } });
  };
  beforeEach(drawAgain);

  const input = (name: string) => document.getElementById(`f.${name}`) as HTMLInputElement;
  const shown = () => names.map((name) => [name, input(name).value]);

  /**
   * Pastes into every field and leaves each; answers what the fields have to hold then. The browser
   * itself takes line breaks out, hence what it was given is read back.
   */
  function paste(text: string, event = 'input'): string[][] {
    const expected: string[][] = [];
    act(() => {
      for (const name of names) {
        put.call(input(name), text);
        expected.push([name, masks[name]!(input(name).value)]);
        input(name).dispatchEvent(new Event(event, { bubbles: true }));
      }
    });
    const left = new FocusEvent('focusout', { bubbles: true });
    act(() => names.forEach((name) => input(name).dispatchEvent(left)));
    return expected;
  }

  // A card number is kept in no field, whatever its name is.
  const keepable = (values: string[][]) =>
    Object.fromEntries(
      values.filter(
        ([name, value]) => value && !SECRETS.includes(name!) && !holdsCardNumber(value),
      ),
    );
  const faults = () => names.map((name) => document.getElementById(`f.${name}-error`)!.textContent);

  const foreign = () => [...drawn.container.querySelectorAll(FOREIGN)];
  /** Pictures of our own, such as that of the place of the CVV. */
  let ours: Element[] = [];
  beforeEach(() => void (ours = foreign()));

  const expectFieldsTake = (kind: string) => {
    for (const { id, value } of naughty.cases.filter((one) => one.kind === kind)) {
      const expected = paste(value);
      expect(shown(), id).toEqual(expected);
      expect(drawn.kept() ?? {}, id).toEqual(keepable(expected));
      expect(
        faults().filter((message) => !MESSAGES.has(message!)),
        id,
      ).toEqual([]);
      expect(foreign(), id).toEqual(ours);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  };
  for (const [option, some] of shortAndLong(kinds, (kind) => kind === 'numeric')) {
    test.each(some)('no string of kind %s breaks a field, or is lost in one', option, (kind) =>
      expectFieldsTake(kind),
    );
  }

  test('what was pasted is there after a reload, but for card number and CVV', () => {
    const [longest] = naughty.cases.toSorted((a, b) => b.value.length - a.value.length);
    for (const text of [
      '<img src=x onerror=alert(1)>',
      '\ud83d 1 \u202e',
      '\u0000',
      longest!.value,
    ]) {
      const kept = keepable(paste(text));
      cleanup();
      drawAgain();
      expect(shown()).toEqual(names.map((name) => [name, kept[name] ?? '']));
    }
  });

  const units = ['1', 'a', '<', ' 1', 'a\u0301\u0316', '😀', '\ud83d', '\u0000'];
  for (const [option, some] of shortAndLong(units, (unit) => unit === '1')) {
    test.each(some)('100 kB of %j are taken, and the field works on', option, (unit) => {
      expect(paste(unit.repeat(HUGE / unit.length))).toEqual(shown());
      expect(paste('Ana 12')).toEqual(shown());
    });
  }

  test('a value that comes with a change event alone, as some password managers write it', () => {
    const expected = paste('Ana 4111 1111-1111@mail.example', 'change');
    expect(shown()).toEqual(expected);
    expect(drawn.kept() ?? {}).toEqual(keepable(expected));
  });
});
