import { styled } from '../../styles/styled.ts';

/** A message above the form; announced as soon as it is there. */
export const FormAlert = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: '12px 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.error.main}`,
  borderLeftWidth: 6,
  background: theme.palette.background.paper,
  fontSize: 15,
  lineHeight: 1.45,
  '&[hidden]': { display: 'none' },
  '& strong': { fontWeight: theme.typography.fontWeightMedium },
  '& ul': { margin: 0, paddingLeft: 18, display: 'grid', gap: 4 },
  '& a': { color: theme.palette.error.main },
}));

/** The same for news that are not an error. */
export const Notice = styled(FormAlert)(({ theme }) => ({
  borderColor: theme.palette.primary.main,
  '& a': { color: theme.palette.primary.main },
  '& strong:focus': { outline: 'none' },
  '& summary:focus-visible': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
