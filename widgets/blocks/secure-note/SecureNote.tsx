import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { theme } from '../../../src/styles/theme.ts';

export function SecureNote({ title, text }: { title: string; text: string }) {
  return (
    <Note variant="body2" color="textSecondary">
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d="M8 10V7a4 4 0 0 1 8 0v3" />
        <rect x="5" y="10" width="14" height="11" rx="2" />
      </svg>
      <span>
        <strong>{title}.</strong> {text}
      </span>
    </Note>
  );
}

const Note = styled(Typography)({
  display: 'flex',
  gap: 10,
  '& svg': { flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '& strong': { color: theme.palette.text.primary },
});
