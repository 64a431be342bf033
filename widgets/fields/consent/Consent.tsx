import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { CheckboxRow } from '../checkbox/Checkbox.tsx';
import { outside } from '../../link/TargetLink.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** {terms} and {politics} in its label become links. */
export function Consent(props: WidgetProps<{ texts?: { terms: string; politics: string } }>) {
  const { links } = useStorefront();
  const { texts } = props.options;
  return (
    <CheckboxRow {...props}>
      {props.label.split(/(\{terms\}|\{politics\})/).map((part: string, index: number) => {
        const name = part === '{terms}' ? 'terms' : part === '{politics}' ? 'politics' : undefined;
        return name ? (
          <Link key={name} href={links[name]} {...outside}>
            {texts?.[name] ?? name}
          </Link>
        ) : (
          <Fragment key={`text${index}`}>{part}</Fragment>
        );
      })}
    </CheckboxRow>
  );
}
