import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { BlockProps } from '../descriptors/block-props.ts';
import { theme } from '../../../src/styles/theme.ts';

export function Testimonial({ quote, author, about }: BlockProps<'testimonial'>) {
  return (
    <Figure component="figure" variant="tint">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        {about && <span>{about}</span>}
      </figcaption>
    </Figure>
  );
}

const Figure = styled(Paper)({
  gap: 10,
  borderLeft: `3px solid ${theme.palette.primary.main}`,
  fontSize: 16,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& blockquote': { margin: 0, quotes: '"“" "”"' },
  '& blockquote::before': { content: 'open-quote' },
  '& blockquote::after': { content: 'close-quote' },
  '& figcaption': { display: 'grid', fontSize: 14 },
}) as typeof Paper;
