import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useContract } from '../../../src/checkout/hooks/use-contract.ts';
import { useFailure, useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { closesWith, Dialog } from '../../dialog/Dialog.tsx';
import { outside } from '../../link/TargetLink.tsx';
import { Stack } from '../../stack/Stack.tsx';

/** Shows the contract when it is asked for: its text, or a link to where it stands. */
export function Contract({ text, link, title, close }: BlockProps<'contract'>) {
  const { text: programText } = useStorefront();
  const { data, isPending, isError, mutate, reset } = useContract();
  const id = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  useSlowWait(isPending);
  useFailure(isError, { call: 'getContract', retry: mutate });
  useEffect(() => anchor.current?.focus(), [data]);
  return (
    <Stack as="section" sx={{ gap: 1 }}>
      {data && 'url' in data ? (
        <Button ref={anchor} variant="outlined" href={data.url} {...outside}>
          {link}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => isPending || mutate()} aria-disabled={isPending}>
          {text}
        </Button>
      )}
      {isError && (
        <Typography role="alert" color="textSecondary">
          {programText('error.general')}
        </Typography>
      )}
      {data && 'text' in data && (
        <Dialog labelledBy={id} onClose={reset}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {/* It scrolls, so the keyboard has to reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <Words role="document" tabIndex={0}>
            {data.text}
          </Words>
          <Button variant="outlined" onClick={closesWith('close')}>
            {close}
          </Button>
        </Dialog>
      )}
    </Stack>
  );
}

const Words = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
});
