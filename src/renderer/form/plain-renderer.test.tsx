import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import type { WidgetProps } from '../../../widgets/fields/widget-props.ts';
import { createFormStore } from '../../checkout/form/form-store.ts';
import { useFieldAria } from '../../checkout/hooks/form-hooks.ts';
import type { FormGroup } from '../../contract/compiled-brand.ts';
import { FieldsForm } from './FieldsForm.tsx';
import { plainRenderer } from './plain-renderer.tsx';

const NAMES = ['a', 'b', 'c'];
const group: FormGroup = {
  name: '',
  fields: NAMES.map((name) => ({ name, label: name, widget: 'counted', default: `${name}0` })),
};

/** A form whose widget counts how often each field is drawn. */
function drawCounted(wanted: readonly string[] = NAMES) {
  const draw = vi.fn<(name: string) => void>();
  function Counted({ id, name, value }: WidgetProps) {
    const aria = useFieldAria(id);
    draw(name);
    return <input id={id} readOnly value={String(value)} {...aria} />;
  }
  const store = createFormStore({}, () => wanted.map((path) => ({ path, message: `${path}?` })));
  const shape = plainRenderer.shapeOf({ schema: {}, validator: '', fields: group }, () => true);
  render(<Drawn />);
  function Drawn() {
    return (
      <Providers checkout={aCheckout(plainBrand())}>
        <FieldsForm
          renderer={plainRenderer}
          shape={shape}
          ui={{}}
          widgets={{ counted: Counted }}
          store={store}
          onSubmit={() => {}}
        >
          <button>Continuar</button>
        </FieldsForm>
      </Providers>
    );
  }
  /** The number of times that each field is drawn while something is done. */
  const countDuring = (work: () => void) => {
    draw.mockClear();
    act(work);
    const drawn = draw.mock.calls.flat();
    return Object.fromEntries(
      NAMES.map((name) => [name, drawn.filter((one) => one === name).length]),
    );
  };
  return { store, countDuring };
}

const shown = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value;

test('a form begins with its defaults', () => {
  const { store } = drawCounted();
  expect(store.values()).toEqual({ a: 'a0', b: 'b0', c: 'c0' });
  expect(shown('b')).toBe('b0');
});

test('a field is drawn again for its own value alone', () => {
  const { store, countDuring } = drawCounted();
  expect(countDuring(() => store.setValues({ ...store.values(), b: 'b1' }))).toEqual({
    a: 0,
    b: 1,
    c: 0,
  });
  expect(shown('b')).toBe('b1');
});

test('a key draws nothing again where the input holds the text itself', () => {
  const { store, countDuring } = drawCounted();
  expect(countDuring(() => store.type('b', 'b1'))).toEqual({ a: 0, b: 0, c: 0 });
});

test('a field is drawn again for its own error alone', () => {
  const { store, countDuring } = drawCounted();
  expect(countDuring(() => store.touch('c'))).toEqual({ a: 0, b: 0, c: 1 });
});

test('all errors are shown at once: each wrong field is drawn again one time', () => {
  const { store, countDuring } = drawCounted(['a', 'c']);
  expect(countDuring(() => void store.touchAll())).toEqual({ a: 1, b: 0, c: 1 });
  expect(document.getElementById('f.a-error')!.textContent).toBe('a?');
});

test('a widget that is not loaded is named', () => {
  const shape = plainRenderer.shapeOf({ schema: {}, validator: '', fields: group }, () => true);
  const drawing = (
    <Providers checkout={aCheckout(plainBrand())}>
      <FieldsForm
        renderer={plainRenderer}
        shape={shape}
        ui={{}}
        widgets={{}}
        store={createFormStore({}, () => [])}
        onSubmit={() => {}}
      >
        <button>Continuar</button>
      </FieldsForm>
    </Providers>
  );
  expect(() => render(drawing)).toThrow("No widget is known as 'counted' (field 'a').");
});
