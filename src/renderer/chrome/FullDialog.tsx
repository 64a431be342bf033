import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useModal } from '../../../widgets/dialog/Dialog.tsx';

/** The browser's own modal dialog over the whole page, with no way out. */
export const FullDialog = (props: Omit<ComponentProps<'dialog'>, 'ref' | 'color'>) => (
  <Whole
    {...props}
    component="dialog"
    square
    ref={useModal()}
    closedby="none"
    onCancel={(event) => event.preventDefault()}
    // A browser that does not know `closedby` closes it at the second Escape all the same.
    onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
  />
);

const Whole = styled(Paper)({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  '&:focus': { outline: 'none' },
}) as typeof Paper;
