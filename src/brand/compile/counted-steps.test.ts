import { expect, test } from 'vitest';
import type { CompiledBrand, FlowStep } from '../../contract/compiled-brand.ts';
import { counted } from './compile-brand.ts';

const form = (...numbers: (number | undefined)[]) => ({
  block: 'form',
  form: { pages: numbers.map((stepNumber) => ({ stepNumber })) },
});
const HEADING = { block: 'heading' };

/** A screen and the step of the flow that shows it. */
interface Shown {
  screen?: object;
  step?: Partial<FlowStep>;
}

/** The counted steps of a flow: the number of each and its pages, '-' for one without number; and the total. */
function countOf(...shown: Shown[]): string {
  const templates = shown.map((_, index) => `t${index}`);
  const screens = Object.fromEntries(
    shown.flatMap(({ screen }, index) => (screen ? [[templates[index]!, screen]] : [])),
  );
  const steps = shown.map(({ step }, index) => ({
    id: `s${index}`,
    templateId: templates[index]!,
    defaultNextStepId: `s${index + 1}`,
    ...step,
  }));
  const flow = counted({ id: 'x', steps }, screens as unknown as CompiledBrand['screens']);
  const numbers = flow.steps.map(({ stepNumber = '-', countedPages }) =>
    countedPages ? `${stepNumber} (${countedPages} pages)` : stepNumber,
  );
  return `${numbers.join(', ')} of ${flow.stepsNumber}`;
}

const LAST: Shown = { screen: { stepNumber: 7, blocks: [] } };

// Each row has a screen before the last one of the flow; what JSON writes as numbers is counted anew.
test.each(
  Object.entries<[first: Shown, says: string]>({
    'a screen with a number': [{ screen: { stepNumber: 5, blocks: [HEADING] } }, '1, 2 of 2'],
    'a screen without one': [{ screen: { blocks: [HEADING] } }, '-, 1 of 1'],
    'a step with a number, of a screen without one': [
      { screen: { blocks: [] }, step: { stepNumber: 3 } },
      '1, 2 of 2',
    ],
    'pages with numbers of their own': [
      { screen: { blocks: [HEADING, form(1, 2)] } },
      '1 (2 pages), 3 of 3',
    ],
    'pages of which one has the number of the screen': [
      { screen: { stepNumber: 1, blocks: [form(undefined, 2)] } },
      '1 (2 pages), 3 of 3',
    ],
    'pages of a step with a number, which says it for all of them': [
      { screen: { stepNumber: 1, blocks: [form(1, 2)] }, step: { stepNumber: 4 } },
      '1, 2 of 2',
    ],
    'the second of two forms in pages, of which buyers see one': [
      { screen: { blocks: [form(undefined), form(1, 2)] } },
      '1 (2 pages), 3 of 3',
    ],
  }),
)('D-15: %s', (_, [first, says]) => {
  expect(countOf(first, LAST)).toBe(says);
});
