import { getConfig } from '@testing-library/react';
import { expect, test } from 'vitest';
import { typeIn } from '../../src/workshop/frame/type-in.ts';
import { formOf, OWN_TEMPLATE } from '../drawing/brands.ts';
import { errors, send } from './buyer.ts';
import { compileSample, drawSample } from './draw-sample.tsx';
import { object, text, type Sample } from './sample.ts';
import { catchSentForms } from './sent.ts';

catchSentForms();

/** Types as a frame of the preview does, outside of React's test mode, and presses the button. */
async function fillAndSend(sample: Sample): Promise<object | undefined> {
  await drawSample(sample);
  const { pages, ui } = formOf(compileSample(sample).brand, OWN_TEMPLATE);
  const [variant] = Object.values(pages[0]!.variants);
  await getConfig().asyncWrapper(() => typeIn(variant!.schema, ui, {}));
  const body = await send();
  expect(errors()).toEqual([]);
  return body;
}

const minor = { type: 'string', title: 'É menor?', enum: ['sim', 'nao'] };

test('what a condition asks for is filled in, and what that one asks for in turn', async () => {
  const schema = object(
    { name: text('Nome'), minor },
    {
      required: ['name', 'minor'],
      if: { properties: { minor: { const: 'sim' } }, required: ['minor'] },
      then: object(
        { guardian: text('Responsável'), kin: text('Parentesco', { enum: ['mãe', 'outro'] }) },
        {
          required: ['guardian', 'kin'],
          dependentSchemas: {
            kin: object({ guardianCpf: { $ref: 'fields/cpf' } }, { required: ['guardianCpf'] }),
          },
        },
      ),
    },
  );
  expect(await fillAndSend({ schema })).toMatchObject({
    minor: 'sim',
    guardian: expect.any(String),
    kin: 'mãe',
    guardianCpf: expect.any(String),
  });
});

test('the entries that a list begins with, boxes, and a part that is used twice', async () => {
  const person = object({ name: text('Nome') }, { required: ['name'] });
  const schema = object(
    {
      students: { type: 'array', title: 'Alunos', items: { $ref: '#/$defs/person' }, minItems: 2 },
      days: {
        type: 'array',
        title: 'Dias',
        uniqueItems: true,
        minItems: 1,
        items: { type: 'string', enum: ['seg', 'ter'] },
      },
      payer: { $ref: '#/$defs/person' },
    },
    { required: ['students', 'days', 'payer'], $defs: { person } },
  );
  const ui = { days: { 'ui:widget': 'checkboxes' } };
  expect(await fillAndSend({ schema, ui })).toMatchObject({
    students: [{ name: expect.any(String) }, { name: expect.any(String) }],
    days: ['seg'],
    payer: { name: expect.any(String) },
  });
});
