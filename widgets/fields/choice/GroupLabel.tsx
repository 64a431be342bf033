import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';

/** Label of a field that is a group of controls. */
export const GroupLabel = styled(FormLabel)({
  display: 'block',
  marginBottom: 6,
}) as typeof FormLabel;
