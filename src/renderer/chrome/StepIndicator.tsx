import { styled } from '@mui/material/styles';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';

/** "Etapa n de N" and how far that is; only on screens with a number (D-17). */
export function StepIndicator({ step }: { step: number }) {
  const { brand, text } = useStorefront();
  const total = brand.settings.stepsNumber;
  const label = text('app.step', { n: String(step), total: String(total) });
  return (
    <Box>
      <span>{label}</span>
      <Bar
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={step}
      >
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-done={index < step || undefined} />
        ))}
      </Bar>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: 14,
  color: theme.palette.text.secondary,
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  '& > i': { flex: 1, height: 4, borderRadius: 2, background: theme.palette.grey[300] },
  '& > i[data-done]': { background: theme.palette.primary.main },
}));
