import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CompiledBrand, LoadedBrand } from '../src/contract/compiled-brand.ts';
import { loaded } from './drawing/brands.ts';
import { A_PRODUCT } from './drawing/checkout.ts';
import { draw } from './drawing/draw.tsx';
import { shortAndLong } from './long.ts';
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
    document.querySelector<HTMLButtonElement>('form.rjsf button[type=submit]')!.click(),
  );

const called = ({ checkout }: ReturnType<typeof draw>) =>
  checkout.client.calls.map(({ operationId }) => operationId);

const leads = distinctScreens.filter(({ template }) => template === 'lead');

for (const [option, some] of shortAndLong(leads, (_, index) => index === 0)) {
  test.each(some)(
    '[CARD-04] $brand.id: the lead form takes an empty press where no function refuses it',
    option,
    async (form) => {
      const refused = draw(ofScreen(form));
      await pressForm();
      expect(wrongFields().length).toBeGreaterThan(1);
      expect(called(refused)).not.toContain('createLead');
      refused.unmount();
      const accepted = draw(ofScreen(form, withChecks(loaded(form.brand), acceptAll)));
      await pressForm();
      expect(wrongFields()).toEqual([]);
      expect(called(accepted)).toContain('createLead');
    },
  );
}
