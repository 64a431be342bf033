import { styled } from '../../../src/styles/styled.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { useBeforePaint } from '../use-before-paint.ts';
import { hasHelp, type WidgetProps } from '../widget-props.ts';

interface CheckboxRowProps extends WidgetProps {
  /** The value of the field when the box is not ticked. */
  unticked?: false;
  /** The label. */
  children: ReactNode;
}

/** A box to tick with its label beside it. */
export function CheckboxRow({ unticked, children, ...props }: CheckboxRowProps) {
  const { id, value, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const box = useRef<HTMLInputElement>(null);

  useBeforePaint(() => {
    if (box.current?.checked && value !== true) onChange(true);
    // A tick set before hydration is adopted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <Row>
      <input
        ref={box}
        type="checkbox"
        id={id}
        name={props.htmlName}
        value="true"
        checked={value === true}
        disabled={props.disabled || props.readonly}
        onChange={({ target }) => onChange(target.checked || unticked)}
        onBlur={() => onBlur(id, value)}
        {...aria}
      />
      <label htmlFor={id}>{children}</label>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  '& > input': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  // The room beside the box belongs to its label, so that a press there counts too.
  '& > label': { paddingLeft: 12, lineHeight: '24px', fontSize: 15 },
  '& a': { color: theme.palette.primary.main },
}));
