import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { outside, TargetLink } from '../../../widgets/link/TargetLink.tsx';
import { theme } from '../../styles/theme.ts';

/** The seller and the right to withdraw, on every screen (Decreto 7.962/2013, articles 2 and 5; CDC, article 49). */
export function Footer({ children }: { children?: ReactNode }) {
  const { brand, links, text } = useStorefront();
  const { company, faqLink, isTermsAndPoliticsAvailable } = brand.settings;
  const legal = [
    ['footer.terms', links.terms],
    ['footer.politics', links.politics],
  ] as const;
  const named = [...(isTermsAndPoliticsAvailable ? legal : []), ['footer.help', faqLink] as const];
  return (
    <Foot>
      {company && (
        <address>
          <strong>{company.name}</strong>
          <br />
          {withWholeNumbers(text('footer.document', { value: company.document }))}
          <br />
          {withWholeNumbers(company.address)}
          {company.email && (
            <>
              <br />
              <TargetLink
                color="inherit"
                href={`mailto:${company.email}`}
                sx={{ margin: '-8px 0' }}
              >
                {company.email}
              </TargetLink>
            </>
          )}
        </address>
      )}
      <p>{text('footer.withdrawal')}</p>
      <Links>
        {named.map(([key, href]) => (
          <li key={key}>
            <TargetLink color="inherit" href={href} {...outside}>
              {text(key)}
            </TargetLink>
          </li>
        ))}
      </Links>
      {children}
    </Foot>
  );
}

/** A text in which no number with a hyphen, such as a CEP, goes on in another line. */
const withWholeNumbers = (text: string): ReactNode[] =>
  text
    .split(/(\d[\d./]*-\d+)/)
    // oxlint-disable-next-line react/no-array-index-key
    .map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part));

const Foot = styled('footer')({
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  width: '100%',
  maxWidth: 485,
  fontSize: 13,
  lineHeight: 1.5,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  color: theme.palette.text.secondary,
  '& address': { fontStyle: 'normal' },
  '& p': { margin: 0 },
});

/** Breaks only where it is wider than the page, as with letters of twice the size on a phone. */
const Whole = styled('span')({ display: 'inline-block' });

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A screen with a help link of its own, beside its button, needs no second one.
  'main:has([data-help]) ~ footer & > li:last-child': { display: 'none' },
});
