import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { pathOfField, useDerived } from '../../../src/checkout/hooks/form-hooks.ts';
import type { FranchiseLevel } from '../../../src/checkout/offer/franchises.ts';
import { useFailure, useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { useFranchises } from '../../../src/checkout/hooks/use-franchises.ts';
import { ActionButton } from '../../button/ActionButton.tsx';
import { useLoading } from '../control-hooks.ts';
import { SelectInput } from '../select/SelectInput.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { theme } from '../../../src/styles/theme.ts';

const asIs = (text: string) => text;

/** The value of the field `name` beside this one. */
function useSibling(id: string, name: string): string {
  return useDerived([...pathOfField(id).split('.').slice(0, -1), name].join('.'), asIs);
}

/** One level of the choice of a school. Another choice in the fields beside it forgets the one made here. */
export function Franchise(props: WidgetProps<{ level?: FranchiseLevel }>) {
  const { id, options, value, onChange } = props;
  const { level = 'region' } = options;
  const { text } = useStorefront();
  const region = useSibling(id, 'region');
  const city = useSibling(id, 'city');
  const list = useFranchises(level, { region, city });
  const isClosed = list.status === 'waiting';
  useLoading(id, isClosed);
  useSlowWait(list.status === 'loading');
  useFailure(list.status === 'failed', { call: `franchises ${id}`, retry: list.retry });

  const place = level === 'region' ? '' : level === 'city' ? region : `${region}/${city}`;
  const only = list.isFixed ? list.options[0]?.value : undefined;
  const before = useRef(place);
  useEffect(() => {
    const was = before.current;
    before.current = place;
    if (only !== undefined) {
      if (value !== only) onChange(only);
      return;
    }
    const isOther = was !== place && was !== '' && was !== '/';
    const isGone =
      list.status === 'ready' && !list.options.some((option) => option.value === value);
    if (value !== undefined && (isOther || isGone)) onChange(undefined);
  }, [place, list, only, value, onChange]);

  const first = {
    waiting: text('franchise.before'),
    loading: text('franchise.loading'),
    ready: text('select.placeholder'),
    failed: text('select.placeholder'),
  }[list.status];
  const isKept = value !== undefined && list.status !== 'ready';
  return (
    <>
      <SelectInput {...props} disabled={props.disabled || isClosed}>
        {(only === undefined || value !== only) && <option value="">{first}</option>}
        {isKept && <option value={String(value)}>{first}</option>}
        {list.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
      {list.status === 'failed' && (
        <Note role="alert">
          {text('error.general')}
          <ActionButton words="error.retry" onClick={list.retry} />
        </Note>
      )}
      {list.status === 'ready' && list.options.length === 0 && (
        <Note role="status">{text('franchise.empty')}</Note>
      )}
    </>
  );
}

const Note = styled('div')({
  display: 'grid',
  gap: 10,
  marginTop: 8,
  fontSize: 15,
  lineHeight: 1.45,
  color: theme.palette.text.secondary,
});
