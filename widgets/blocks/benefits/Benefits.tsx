import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { theme } from '../../../src/styles/theme.ts';

export function Benefits({ title, items }: { title?: string; items: string }) {
  const id = useId();
  const lines = items
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <Box>
      {title && (
        <Typography id={id} variant="h2" sx={{ lineHeight: 'inherit' }}>
          {title}
        </Typography>
      )}
      <ul aria-labelledby={title && id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gap: 10,
  fontSize: 16,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', paddingLeft: 28 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: '0.25em',
    width: '0.3em',
    height: '0.65em',
    border: `solid ${theme.palette.success.main}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
});
