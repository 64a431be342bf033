import { styled } from '../../../src/styles/styled.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { InputBox, SelectControl } from '../../input-box/InputBox.tsx';
import { useBeforePaint } from '../use-before-paint.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

/** A native select: on a phone nothing beats the one it brings. `children` are its options. */
export function SelectInput({ children, ...props }: WidgetProps & { children: ReactNode }) {
  const { id, value, options, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const select = useRef<HTMLSelectElement>(null);
  const shown = shownValue(value);
  const isClosed = props.disabled || props.readonly;

  useBeforePaint(() => {
    const chosen = select.current?.value ?? '';
    if (chosen !== shown) onChange(chosen || undefined);
    // A choice made before hydration is adopted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <InputBox data-invalid={aria['aria-invalid'] ?? false} data-disabled={isClosed || undefined}>
      <SelectControl
        ref={select}
        id={id}
        name={props.htmlName}
        value={shown}
        disabled={isClosed}
        autoComplete={options.autocomplete}
        {...aria}
        aria-label={props.hideLabel ? props.label : undefined}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
      >
        {children}
      </SelectControl>
      <SelectArrow />
    </InputBox>
  );
}

/** The arrow of a select, over its right end. */
export const SelectArrow = () => (
  <Arrow viewBox="0 0 12 8" width={12} height={8} aria-hidden="true">
    <path d="M1 1.5l5 5 5-5" />
  </Arrow>
);

const Arrow = styled('svg')({
  position: 'absolute',
  right: 14,
  pointerEvents: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
