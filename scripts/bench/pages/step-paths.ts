import { readFile } from 'node:fs/promises';
import type { Catalogue } from '../../../src/contract/compiled-brand.ts';
import { FORMS, STEPS, type Step } from './forms.ts';

const pathOf = (step: Step, product: string) => `/${step}?product=${encodeURIComponent(product)}`;

const CONTROL = /<(?:input|select|textarea)\b[^>]*?\sname="([^"]*)"/g;

/** Whether a page asks for the fields of a step and no others, but for parts of them (`phone-country`). */
function asksFor(html: string, step: Step): boolean {
  const wanted = FORMS[step].fields.map(({ name }) => name);
  const asked = new Set([...html.matchAll(CONTROL)].map(([, name]) => name!));
  return (
    wanted.every((name) => asked.has(name)) &&
    [...asked].every((name) => wanted.some((one) => one === name || name.startsWith(`${one}-`)))
  );
}

/** Paths of the steps of the first delivered brand, by product code, that asks for what the rivals ask for. @throws for none. */
export async function pathsOfSteps(origin: string): Promise<Record<Step, string>> {
  const text = await readFile('dist/brands/catalogue.json', 'utf8');
  const { brands } = JSON.parse(text) as Catalogue;
  for (const code of brands.map(({ productCode }) => productCode).sort()) {
    const isSame = async (step: Step) =>
      asksFor(await (await fetch(origin + pathOf(step, code))).text(), step);
    const answers = [];
    for (const step of STEPS) answers.push(await isSame(step));
    if (answers.includes(false)) continue;
    console.error(`Lead and payment are those of ${code}.`);
    return { lead: pathOf('lead', code), payment: pathOf('payment', code) };
  }
  throw new Error('No brand asks for the fields that the rivals ask for: see forms.ts.');
}
