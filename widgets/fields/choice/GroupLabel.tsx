import { styled } from '../../../src/styles/styled.ts';
import { labelStyles } from '../../label-styles.ts';

/** Label of a field that is a group of controls. */
export const GroupLabel = styled('span')(({ theme }) => ({
  ...labelStyles({ theme }),
  display: 'block',
  marginBottom: 6,
}));
