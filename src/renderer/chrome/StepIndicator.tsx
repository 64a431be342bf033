import { styled } from '@mui/material/styles';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { theme } from '../../styles/theme.ts';

/** "Etapa n de N" and how far that is; only on screens with a number. */
export function StepIndicator({ step, total: counted }: { step: number; total?: number }) {
  const { brand, text } = useStorefront();
  const total = counted ?? brand.settings.stepsNumber;
  const label = text('app.step', { n: String(step), total: String(total) });
  return (
    <Box>
      {/* The bar says it. */}
      <span aria-hidden="true">{label}</span>
      <Bar
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={step}
        aria-valuetext={`${step}/${total}`}
      >
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-done={index < step || undefined} />
        ))}
      </Bar>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  fontSize: 14,
  lineHeight: 1.25,
  color: theme.palette.text.secondary,
});

const Bar = styled('div')({
  display: 'flex',
  gap: 6,
  '& > i': { flex: 1, height: 4, borderRadius: 2, background: theme.palette.grey[300] },
  '& > i[data-done]': { background: theme.palette.primary.main },
  // Forced colours take backgrounds away and leave frames: one as thick as the bar fills it.
  '@media (forced-colors: active)': {
    '& > i': { boxSizing: 'border-box', border: '1px solid' },
    '& > i[data-done]': { border: '2px solid Highlight' },
  },
});
