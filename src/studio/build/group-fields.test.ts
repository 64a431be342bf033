import { expect, test } from 'vitest';
import { edited, filesOf } from './build-test-kit.ts';
import { planBuild } from './plan-build.ts';

const LEAD = { screen: 'lead', form: 'form' } as const;
const form = (rest: object) => ({ blocks: [{ id: 'form', block: 'form', ...rest }] });

const HOME = {
  'schemas/fields/home': {
    schema: { type: 'object', properties: { city: { $ref: 'fields/city' } }, required: ['city'] },
  },
  'brands/alfa/screens/lead': form({ schema: { properties: { home: { $ref: 'fields/home' } } } }),
};
const inHome = { ...LEAD, field: 'home.city' };

test('a condition of a field within a group stands beside the reference to the group', () => {
  const when = { answer: 'course', is: 'law' } as const;
  const { files, next } = edited({ kind: 'show-field-when', ...inHome, when }, 'alfa', HOME);
  expect(files).toEqual({
    'alfa/screens/lead': form({
      schema: {
        properties: { home: { $ref: 'fields/home', properties: { city: { when } } } },
      },
    }),
  });
  const back = planBuild(next, {
    brand: 'alfa',
    level: 'alfa',
    edits: [{ kind: 'show-field-when', ...inHome, when: null }],
  });
  expect(filesOf(back)).toEqual({ 'alfa/screens/lead': HOME['brands/alfa/screens/lead'] });
});

test('the words of a field within a group are changed in place, and cannot be moved', () => {
  const word = { kind: 'word-field', ...inHome, part: 'help', text: 'Onde você mora.' } as const;
  const { files } = edited(word, 'alfa', HOME);
  expect(files).toEqual({
    'alfa/screens/lead': form({
      schema: { properties: { home: { $ref: 'fields/home' } } },
      ui: { home: { city: { 'ui:help': 'field.home.city.help' } } },
    }),
    'alfa/texts': { 'field.home.city.help': 'Onde você mora.' },
  });
  expect(() => edited({ kind: 'move-field', ...inHome, after: null }, 'alfa', HOME)).toThrow(
    'stands in a group',
  );
});
