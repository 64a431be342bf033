import { styled } from '../../../src/styles/styled.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { useReferer } from '../../../src/checkout/hooks/use-referer.ts';
import { SelectArrow } from '../../fields/select/SelectInput.tsx';

interface RefererProps {
  question: string;
  thanks: string;
  failed: string;
}

/**
 * Asks where the buyer comes from and sends an answer at once. The arrow keys of a select pass options
 * that the buyer does not mean: by keyboard an answer is sent on blur or by Enter.
 */
export function Referer({ question, thanks, failed }: RefererProps) {
  const { text } = useStorefront();
  const { options, state, send } = useReferer();
  const [chosen, choose] = useState('');
  const isByKeys = useRef(false);
  const answered = useRef('');
  const said = useRef<HTMLParagraphElement>(null);
  const id = useId();
  useSlowWait(state === 'sending');
  useFailure(state === 'failed', { call: 'sendReferer', retry: () => send(answered.current) });

  useEffect(() => {
    if (state === 'failed') choose('');
    // The select that had the focus is no longer there.
    if (state === 'sent' && isByKeys.current) said.current?.focus({ preventScroll: true });
  }, [state]);

  if (options.length === 0) return null;
  const answer = (option: string) => {
    if (!option) return;
    answered.current = option;
    send(option);
  };
  return (
    <Box>
      {state !== 'sent' && (
        <>
          <label htmlFor={id}>{question}</label>
          <Frame>
            <select
              id={id}
              value={chosen}
              aria-disabled={state === 'sending'}
              onPointerDown={() => (isByKeys.current = false)}
              onKeyDown={({ key }) => {
                isByKeys.current = true;
                if (key === 'Enter') answer(chosen);
              }}
              onChange={({ target }) => {
                if (state === 'sending') return;
                choose(target.value);
                if (!isByKeys.current) answer(target.value);
              }}
              onBlur={() => answer(chosen)}
            >
              <option value="">{text('select.placeholder')}</option>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
            <SelectArrow />
          </Frame>
        </>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {state === 'sent' && thanks}
        {state === 'failed' && failed}
      </p>
    </Box>
  );
}

const Frame = styled('span')({ position: 'relative', display: 'flex', alignItems: 'center' });

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& label': { fontSize: 15, fontWeight: theme.typography.fontWeightMedium },
  '& select': {
    appearance: 'none',
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    padding: '0 40px 0 14px',
    cursor: 'pointer',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.grey[500]}`,
    background: theme.palette.background.paper,
    color: theme.palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
  '& p': { margin: 0, lineHeight: 1.5, color: theme.palette.text.secondary },
  '& p:empty': { display: 'none' },
}));
