import { styled } from '@mui/material/styles';

/** Parts one below the other, none wider than its column. */
export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
});
