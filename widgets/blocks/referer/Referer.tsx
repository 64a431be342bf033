import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFailure, useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { useReferer } from '../../../src/checkout/hooks/use-referer.ts';
import type { BlockProps } from '../descriptors/block-props.ts';

/** Arrow keys of a select pass options that the buyer does not mean: by keyboard an answer is sent on blur or by Enter. */
export function Referer({ question, thanks, failed }: BlockProps<'referer'>) {
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
    <section>
      {state !== 'sent' && (
        <>
          <FormLabel htmlFor={id}>{question}</FormLabel>
          <NativeSelect
            input={<OutlinedInput />}
            id={id}
            value={chosen}
            inputProps={{
              'aria-disabled': state === 'sending',
              onPointerDown: () => (isByKeys.current = false),
            }}
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
          </NativeSelect>
        </>
      )}
      <Said role="status" ref={said} tabIndex={-1} color="textSecondary">
        {state === 'sent' && thanks}
        {state === 'failed' && failed}
      </Said>
    </section>
  );
}

const Said = styled(Typography)({
  '&:empty': { display: 'none' },
  '* + &': { marginTop: 8 },
});
