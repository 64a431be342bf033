import { styled } from '../../../src/styles/styled.ts';

interface TestimonialProps {
  quote: string;
  author: string;
  about?: string;
}

/** The words of somebody who bought, under their name. */
export function Testimonial({ quote, author, about }: TestimonialProps) {
  return (
    <Figure>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        {about && <span>{about}</span>}
      </figcaption>
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 16,
  borderLeft: `3px solid ${theme.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.tint,
  color: theme.palette.text.primary,
  fontSize: 16,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& blockquote': { margin: 0, quotes: '"“" "”"' },
  '& blockquote::before': { content: 'open-quote' },
  '& blockquote::after': { content: 'close-quote' },
  '& figcaption': { display: 'grid', fontSize: 14 },
}));
