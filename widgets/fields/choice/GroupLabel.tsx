import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

/** Label of a field that is a group of controls. */
export const GroupLabel = ({ id, children }: { id: string; children: ReactNode }) => (
  <FormLabel id={id} component="span">
    {children}
  </FormLabel>
);
