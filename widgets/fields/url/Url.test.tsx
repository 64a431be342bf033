import { expect, test } from 'vitest';
import { drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { Url } from './Url.tsx';

test('the browser knows that an address is asked for', () => {
  const { kept } = drawField(Url);
  type(textbox(), 'https://a.example/x');
  expect(kept()).toBe('https://a.example/x');
  expect([textbox().type, textbox().inputMode]).toEqual(['url', 'url']);
  expect(textbox().getAttribute('autocapitalize')).toBe('none');
});
