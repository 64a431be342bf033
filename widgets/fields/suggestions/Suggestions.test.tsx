import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { Suggestions } from './Suggestions.tsx';

test('examples of the schema are offered while the text is typed', () => {
  const { container, kept } = drawField(Suggestions, {
    schema: { type: 'string', examples: ['Ana', 'Eva'] },
  });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Campo' });
  const list = container.querySelector(`[id="${field.getAttribute('list')}"]`)!;
  const offered = [...list.querySelectorAll('option')];
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Ana', 'Eva']);
  type(field, 'Ivo');
  expect(kept()).toBe('Ivo');
});

test.each([{}, { examples: [] }])('%j: a plain line of text', (more) => {
  const { container } = drawField(Suggestions, { schema: { type: 'string', ...more } });
  expect(textbox().hasAttribute('list')).toBe(false);
  expect(container.querySelector('datalist')).toBeNull();
});
