import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useTextChange } from '../../../src/checkout/hooks/form-hooks.ts';
import { Text } from '../text/Text.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { theme } from '../../../src/styles/theme.ts';

/** Asks whether a nearly equal domain was meant; the answer keeps the place of the question, so that nothing moves. */
export function EmailAddress(props: WidgetProps<{ domains?: readonly string[] }>) {
  const { id, options, onBlur } = props;
  const { text } = useStorefront();
  const [suggestion, suggest] = useState<{ email: string; isTaken: boolean }>();
  const asked = useRef('');
  const note = useRef<HTMLParagraphElement>(null);
  const change = useTextChange(props);

  const ask = async (typed: string) => {
    if (!options.domains || asked.current === typed) return;
    asked.current = typed;
    try {
      const { suggestEmail } = await import('../../../src/rules/email/suggest-email.ts');
      const email = suggestEmail(typed, options.domains);
      if (asked.current === typed) suggest(email ? { email, isTaken: false } : undefined);
    } catch {
      // Without the question the address is taken as it was typed.
    }
  };
  const take = (email: string) => {
    asked.current = email;
    change(email);
    suggest({ email, isTaken: true });
    // The button goes; a focus on the input would bring up the keyboard of a phone.
    note.current?.focus();
  };

  const noteId = `${id}-note`;
  return (
    <div>
      <Text
        {...props}
        noteId={suggestion && noteId}
        onBlur={(field, typed) => {
          onBlur(field, typed);
          void ask(String(typed ?? ''));
        }}
      />
      <Note id={noteId} ref={note} role="status" tabIndex={-1}>
        {suggestion?.isTaken && `${text('email.corrected')} ${suggestion.email}`}
        {suggestion && !suggestion.isTaken && (
          <>
            {text('email.suggestion')}{' '}
            <span>
              <Link component="button" type="button" onClick={() => take(suggestion.email)}>
                {suggestion.email}
              </Link>
              ?
            </span>
          </>
        )}
      </Note>
    </div>
  );
}

const Note = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.3rem',
  minHeight: '2.75rem',
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '&:empty': { minHeight: 0 },
  '&:focus': { outline: 'none' },
  '& button': {
    minHeight: '2.75rem',
    font: 'inherit',
    fontWeight: theme.typography.fontWeightMedium,
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  },
});
