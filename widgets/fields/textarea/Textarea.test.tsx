import { expect, test } from 'vitest';
import { drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { paste, type } from '../../../tests/drawing/typing.ts';
import { Textarea } from './Textarea.tsx';

test('text of several lines is kept as it is typed', () => {
  const { kept } = drawField(Textarea);
  type(textbox(), 'um\ndois');
  expect(kept()).toBe('um\ndois');
});

test('an emptied field holds nothing, or what emptyValue says', () => {
  const first = drawField(Textarea, { values: { campo: 'a' } });
  paste(textbox(), '');
  expect(first.kept()).toBeUndefined();
  first.unmount();
  const second = drawField(Textarea, { values: { campo: 'a' }, options: { emptyValue: '' } });
  paste(textbox(), '');
  expect(second.kept()).toBe('');
});
