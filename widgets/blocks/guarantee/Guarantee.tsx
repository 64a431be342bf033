import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { theme } from '../../../src/styles/theme.ts';

export function Guarantee({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z" />
        <path d="M8 12l3 3 5-6" />
      </svg>
      <div>
        <strong>{title}</strong>
        <Typography variant="inherit" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      </div>
    </Box>
  );
}

const Box = styled(Paper)({
  display: 'flex',
  gap: 12,
  padding: 16,
  background: 'none',
  fontSize: 15,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& svg': {
    flex: 'none',
    fill: 'none',
    stroke: theme.palette.success.main,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
