import { styled } from '@mui/material/styles';
import { Fragment, useRef } from 'react';
import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import { useFieldAria } from '../../../src/checkout/form-hooks.ts';
import { useBeforePaint } from '../use-before-paint.ts';
import type { WidgetProps } from '../widget-props.ts';

/** Texts of the two links, under 'ui:texts'. */
interface ConsentTexts {
  terms: string;
  politics: string;
}

/** A box to accept terms and privacy policy; {terms} and {politics} in its label become links. */
export function Consent(props: WidgetProps<{ texts?: ConsentTexts }>) {
  const { id, value, options, onChange, onBlur } = props;
  const { links } = useCheckout();
  const aria = useFieldAria(id, { required: props.required });
  const box = useRef<HTMLInputElement>(null);

  useBeforePaint(() => {
    if (box.current?.checked && value !== true) onChange(true);
    // What was ticked before hydration is adopted once.
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
        disabled={props.disabled}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
        onBlur={() => onBlur(id, value)}
        {...aria}
      />
      <label htmlFor={id}>
        {props.label.split(/(\{terms\}|\{politics\})/).map((part: string, index: number) => {
          const name =
            part === '{terms}' ? 'terms' : part === '{politics}' ? 'politics' : undefined;
          return name ? (
            <a key={name} href={links[name]} target="_blank" rel="noopener noreferrer">
              {options.texts?.[name] ?? name}
            </a>
          ) : (
            <Fragment key={`text${index}`}>{part}</Fragment>
          );
        })}
      </label>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  '& > input': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '& > label': { lineHeight: '24px', fontSize: 15 },
  '& a': { color: theme.palette.primary.main },
}));
