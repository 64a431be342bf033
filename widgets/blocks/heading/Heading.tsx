import Typography from '@mui/material/Typography';

/** The screen's heading; takes the focus after a change of screen, so that it is read out. */
export const Heading = ({ text }: { text: string }) => (
  <Typography variant="h1" tabIndex={-1}>
    {text}
  </Typography>
);
