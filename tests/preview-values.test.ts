import { expect, test } from 'vitest';
import { pathsIn, valuesOf } from '../src/workshop/site/values.ts';
import { checked } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';

const { brands, sources } = checked(fixtureBrands);
const jsonPathOf = pathsIn(sources);
const programTexts = ['app.back', 'error.general'];
const known = new Map(
  brands.map(({ merged }) => [merged.id, valuesOf({ merged, sources, programTexts, jsonPathOf })]),
);

const lines = new Map<string, string[]>();
function lineOf(file: string, line: number): string {
  const all = lines.get(file) ?? fixtureBrands.json.get(file)!.split('\n');
  lines.set(file, all);
  return all[line - 1] ?? '';
}

test('every value of every brand stands where it is said to stand', () => {
  for (const { values } of known.values()) {
    const wrong = values.filter(({ file, line, value }) => {
      const written = JSON.stringify(value);
      return ![written, written.slice(1, -1)].some((one) => lineOf(file, line).includes(one));
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  }
});

function valueOf(brand: string, screen: string, name: string) {
  const { values, screens } = known.get(brand)!;
  return screens[screen]!.map((index) => values[index]!).find((one) => one.name === name);
}

test('a text has its own line, its key, and the family that it comes from', () => {
  expect(valueOf('wup', 'lead', 'form · submit')).toMatchObject({
    group: 'Texts',
    value: 'Continuar',
    file: 'brands/base/texts.json',
    path: 'lead.submit',
    key: 'lead.submit',
    from: 'base',
  });
  expect(valueOf('wup-mz', 'lead', 'phone · title')).toMatchObject({
    group: 'Fields',
    value: 'Telemóvel',
    file: 'brands/wup-mz/texts.json',
    from: '',
  });
});

test('a step number has the place where it is written, and so has the number of steps', () => {
  expect(valueOf('wup', 'payment', 'payment.currentStep')).toMatchObject({
    group: 'Steps',
    value: '2',
    file: 'brands/base/brand.json',
  });
  expect(valueOf('wup-mz', 'payment', 'stepsNumber')?.value).toBe('4');
});

test('rules of the field library, and steps of flows, are among a screen', () => {
  expect(valueOf('wup', 'lead', 'name · format')?.from).toBe('field library');
  expect(valueOf('wup', 'payment', 'default › payment · defaultNextStepId')?.value).toBe('success');
});
