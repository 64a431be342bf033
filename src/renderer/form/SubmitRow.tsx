import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createContext, use, type ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { STICKY } from '../../styles/page-styles.ts';
import { theme } from '../../styles/theme.ts';

/** Brings the row into RJSF's form, which would draw its fields again for another text of the button. */
export const SubmitRowContext = createContext<ReactNode>(null);
export const SubmitRowOfForm = () => use(SubmitRowContext);

interface SubmitRowProps {
  text: string;
  isBusy: boolean;
  /** The button is closed until the program is there; without JavaScript a line says so. */
  needsProgram: boolean;
  onPrevious?(): void;
  /** On a phone, as the button moves money. */
  staysInSight?: boolean;
  /** The amount that the button charges, where no summary of the screen says it. */
  children?: ReactNode;
}

/** The form's one button, which keeps its place and the focus while it is busy; on a later page, a link back. */
export function SubmitRow(props: SubmitRowProps) {
  const { isBusy, needsProgram, onPrevious, staysInSight, children } = props;
  const { text } = useStorefront();
  return (
    <>
      <Row data-sticky={staysInSight ? '' : undefined}>
        {children}
        {needsProgram && (
          <noscript>
            <Needed id={NEEDED_ID}>{text('app.noscript.pay')}</Needed>
          </noscript>
        )}
        <Button
          type="submit"
          disabled={needsProgram}
          aria-disabled={isBusy || undefined}
          aria-describedby={needsProgram ? NEEDED_ID : undefined}
          // Leaving a wrong field shows its error, and the button would move away under the press.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Spinner aria-hidden="true" hidden={!isBusy} />
          {props.text}
        </Button>
      </Row>
      {onPrevious && !isBusy && (
        <Previous
          href={location.href}
          onClick={(event) => {
            event.preventDefault();
            onPrevious();
          }}
        >
          {text('app.previousPage')}
        </Previous>
      )}
    </>
  );
}

const NEEDED_ID = 'button-needs';

const Needed = styled('p')({ margin: 0, fontSize: 15, lineHeight: 1.45 });

const Row = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 24,
  // pageStyles scrolls what takes the focus above it (WCAG 2.4.11).
  [STICKY]: {
    '&[data-sticky]': {
      position: 'sticky',
      bottom: 'var(--banner, 0px)',
      zIndex: 1,
      margin: '16px -12px 0',
      padding: '8px 12px 12px',
      borderTop: `1px solid ${theme.palette.grey[300]}`,
      background: theme.palette.background.default,
    },
  },
});

const Previous = styled(Link)({
  display: 'flex',
  justifyContent: 'center',
  width: 'fit-content',
  margin: '8px auto 0',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
});

const Spinner = styled('span')({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
  '&[hidden]': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'turn 800ms linear infinite',
  },
});
