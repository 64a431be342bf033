import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { POSTED_FORGET } from '../../../src/contract/visit-cookie.ts';
import { useServices, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import {
  useEmailForm,
  useLeadForm,
  useOtherBuyer,
} from '../../../src/checkout/hooks/navigation.ts';
import { maskEmail } from '../../../src/rules/email/mask-email.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { TargetLink } from '../../link/TargetLink.tsx';
import { useIsHydrated } from '../../use-hydration.ts';
import { theme } from '../../../src/styles/theme.ts';

/**
 * The server knows that there is a lead and not whose: until the visit is read, e-mail and links have their room and are
 * not shown. An e-mail that was typed in this tab is shown in full, so that a slip is seen, and corrected in place, where
 * all else that was typed stays; any other is masked, and corrected on the lead screen.
 */
export function Buyer({ text, edit, change, save, cancel }: BlockProps<'buyer'>) {
  const { isLoaded, lead, isLeadTyped } = useVisit();
  const { visit, session } = useServices();
  const address = useOtherBuyer();
  const leadForm = useLeadForm();
  const isHere = useIsHydrated();
  const drawForm = useEmailForm();
  /** `answers`: those of the lead screen from before the e-mail was opened, until a new e-mail is saved. */
  const [{ isOpen, answers }, setEdit] = useState<{ isOpen: boolean; answers?: object }>({
    isOpen: false,
  });
  const opener = useRef<HTMLAnchorElement>(null);
  const saved = useCallback(() => setEdit({ isOpen: false }), []);
  const cancelled = useCallback(() => setEdit((edit) => ({ ...edit, isOpen: false })), []);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      opener.current?.focus();
      // The form has kept what was typed into it on its way out, which a cancelled change must not leave behind.
      if (answers) {
        session.set('dataForm', { ...(session.read('dataForm') as object), lead: answers });
      }
    }
    wasOpen.current = isOpen;
  }, [isOpen, answers, session]);
  if (isLoaded && !lead) return null;
  if (isOpen && drawForm) return drawForm({ save, cancel, onDone: saved, onCancel: cancelled });
  return (
    <Row>
      <p>
        {text}{' '}
        <strong>{lead ? (isLeadTyped ? lead.email : maskEmail(lead.email)) : '\u00A0'}</strong>
      </p>
      {/* A real navigation: nothing that the page has drawn or fetched for this buyer is left. */}
      <Ways data-waiting={!isHere || !lead || undefined}>
        {leadForm && (
          <Other
            ref={opener}
            href={leadForm}
            onClick={(event) => {
              const { lead: typed } = (session.read('dataForm') ?? {}) as { lead?: object };
              if (!isLeadTyped || !drawForm || !typed) return;
              event.preventDefault();
              setEdit({ isOpen: true, answers: typed });
            }}
          >
            {edit}
          </Other>
        )}
        <Other href={address} onClick={visit.forget}>
          {change}
        </Other>
      </Ways>
      {lead && (
        <noscript>
          <Ways>
            {leadForm && <Other href={leadForm}>{edit}</Other>}
            <form method="post" action={address}>
              <Other component="button" name={POSTED_FORGET} value="1">
                {change}
              </Other>
            </form>
          </Ways>
        </noscript>
      )}
    </Row>
  );
}

/** Each has the whole width, so that even a long e-mail takes one line on a phone. */
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // It belongs to the heading above it.
  marginTop: -10,
  // Without JavaScript the button is seen, in the place of the link.
  '& > div, & > noscript': { gridColumn: 1, gridRow: 3 },
  '& p': { display: 'contents', fontSize: 14, color: theme.palette.text.secondary },
  '& strong': {
    gridRow: 2,
    fontSize: 15,
    lineHeight: 1.4,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.primary,
    overflowWrap: 'anywhere',
  },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
  '&[data-waiting]': { visibility: 'hidden' },
});

const Other = styled(TargetLink)({ margin: '-10px 0', fontSize: 14 }) as typeof TargetLink;
