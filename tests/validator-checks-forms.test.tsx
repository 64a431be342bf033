import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompiledBrand, LoadedBrand } from '../src/contract/compiled-brand.ts';
import { loaded } from './drawing/brands.ts';
import { A_PRODUCT } from './drawing/checkout.ts';
import { draw } from './drawing/draw.tsx';
import { isFirstOf, shortAndLong } from './long.ts';
import { distinctScreens } from './walk/brands.ts';

/** A function as Ajv compiles one: the errors stand on the function itself. */
type Check = LoadedBrand['validators'][string][string];

/** The brand with another function in place of each that Ajv has compiled for its forms. */
function withChecks({ brand, validators }: LoadedBrand, check: Check): LoadedBrand {
  const exchanged = Object.entries(validators).map(([name, functions]) => [
    name,
    Object.fromEntries(Object.keys(functions).map((schema) => [schema, check])),
  ]);
  return { brand, validators: Object.fromEntries(exchanged) };
}

const acceptAll: Check = Object.assign(() => true, { errors: null });

interface DrawnForm {
  brand: CompiledBrand;
  template: string;
}

const ofScreen = ({ brand, template }: DrawnForm, of = loaded(brand)) => ({
  of,
  template,
  answers: { getProductV1: A_PRODUCT, getProductV2: A_PRODUCT, createLead: { leadId: 'L1' } },
  page: { hasLead: true },
});

/** Names of the fields whose errors are shown, of the top level alone. */
const wrongFields = () =>
  [...document.querySelectorAll('form.rjsf [id^="f."][id$="-error"]:not([hidden])')]
    .filter(({ textContent }) => textContent !== '')
    .map(({ id }) => id.replace(/-error$/, '').split('.')[1]!);

const pressForm = () =>
  act(async () =>
    document.querySelector<HTMLButtonElement>('form.rjsf button[type=submit]')?.click(),
  );

const called = ({ checkout }: ReturnType<typeof draw>) =>
  checkout.client.calls.map(({ operationId }) => operationId);

const formsOf = ({ brand, template }: DrawnForm) =>
  brand.screens[template]!.blocks.filter(({ block }) => block === 'form');

/** Screens whose forms no other has. */
const screens = distinctScreens
  .filter((screen) => formsOf(screen).length > 0)
  .filter(isFirstOf((screen) => JSON.stringify(formsOf(screen))));

const isFirst = isFirstOf(({ template }: DrawnForm) => template);
const isShort = (screen: DrawnForm) =>
  ['lead', 'payment'].includes(screen.template) && isFirst(screen);

for (const [option, some] of shortAndLong(screens, isShort)) {
  test.each(some)(
    '[CARD-04] $brand.id: an empty press on /$template shows errors only where a function refuses it',
    option,
    async (form) => {
      const refused = draw(ofScreen(form));
      await pressForm();
      // A form or a choice that waits for an answer is not open yet, and a form of Livelo's asks for nothing.
      const asks = document.querySelector('form.rjsf :required:enabled') !== null;
      if (isShort(form)) expect(asks).toBe(true);
      expect(wrongFields().length > 0).toBe(asks);
      expect(called(refused)).not.toContain('createLead');
      refused.unmount();
      sessionStorage.clear();
      const accepted = draw(ofScreen(form, withChecks(loaded(form.brand), acceptAll)));
      await pressForm();
      expect(wrongFields()).toEqual([]);
      if (form.template === 'lead') expect(called(accepted)).toContain('createLead');
    },
  );
}
