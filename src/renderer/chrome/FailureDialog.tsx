import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore } from 'react';
import { useServices, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { loaded } from '../chunks.ts';
import { ActionButton } from '../../../widgets/button/ActionButton.tsx';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { closesWith, Dialog } from '../../../widgets/dialog/Dialog.tsx';
import { theme } from '../../styles/theme.ts';

/** The one dialog of the page that says what failed. */
export function FailureDialog() {
  const { failures } = useServices();
  const { text } = useStorefront();
  const id = useId();
  const all = useSyncExternalStore(failures.subscribe, failures.items, failures.items);
  const last = all.at(-1);
  if (!last) return null;
  const [first = 'error.general', ...more] = last.texts ?? [];
  const SupportCode = last.requestId && loaded.payment.SupportCode;
  const calls = [...new Map(all.map((failure) => [failure.call, failure])).values()];
  // No call is repeated here if one of them may have moved money.
  const canRetry = calls.every(({ retry }) => retry);
  const onClose = (answer: string) => {
    failures.clear();
    if (answer === 'retry') return calls.forEach(({ retry }) => retry?.());
    const other = last.others?.find(({ text: name }) => name === answer);
    if (other) other.go();
    else last.focus?.();
  };
  return (
    <Dialog role="alertdialog" labelledBy={id} onClose={onClose}>
      <Sign aria-hidden="true">!</Sign>
      <div id={id}>
        <Words>{text(first)}</Words>
        {more.map((key) => (
          <Words key={key} component="div">
            {text(key)}
          </Words>
        ))}
        {SupportCode && (
          <Words component="div">
            <SupportCode requestId={last.requestId} />
          </Words>
        )}
      </div>
      {canRetry && (
        <ActionButton words="error.retry" variant="contained" onClick={closesWith('retry')} />
      )}
      <ActionButton
        words="error.close"
        variant={canRetry ? 'outlined' : 'contained'}
        onClick={closesWith('close')}
      />
      {last.others?.map(({ text: name }) => (
        <ActionButton key={name} words={name} onClick={closesWith(name)} />
      ))}
      {last.requestId && <HelpLink text={text('purchase.help')} />}
    </Dialog>
  );
}

const Words = styled(Typography)({ marginBottom: 8, textAlign: 'center' }) as typeof Typography;

const Sign = styled('span')({
  alignSelf: 'center',
  boxSizing: 'border-box',
  width: 44,
  border: `2px solid ${theme.palette.error.main}`,
  borderRadius: '50%',
  color: theme.palette.error.main,
  fontSize: 24,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: '40px',
  textAlign: 'center',
});
