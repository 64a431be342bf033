import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { leave, paste, type } from '../../../tests/drawing/typing.ts';
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

test('leaving it is reported, and its error is read out with it', () => {
  const { onBlur } = drawField(Textarea, { error: 'Escreva algo', values: { campo: 'a' } });
  leave(textbox());
  expect(onBlur).toHaveBeenCalledExactlyOnceWith('f.campo', 'a');
  expect(descriptionOf(textbox())).toBe('Escreva algo');
});
