import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BlockProps } from '../descriptors/block-props.ts';

export function Steps({ title, steps }: BlockProps<'steps'>) {
  return (
    <Box>
      {title && <Typography variant="h2">{title}</Typography>}
      <ol>
        {steps
          .split('\n')
          .filter((line) => line.trim())
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  width: '100%',
  textAlign: 'left',
  '& ol': { display: 'grid', gap: 8, margin: 0, paddingLeft: '1.5rem', lineHeight: 1.45 },
  '& li': { overflowWrap: 'anywhere' },
  '& li::marker': { fontWeight: 600 },
});
