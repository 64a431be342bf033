import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { parseUrl } from '../../../src/contract/browser/parse-url.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { readMoment } from '../../../src/rules/moment.ts';
import {
  centsOf,
  dueDateOf,
  readBoletoLine,
  type BoletoLine,
} from '../../../src/rules/payment-codes/boleto.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { CopyCode } from '../../copy-code/CopyCode.tsx';
import { FactList } from '../../fact-list/FactList.tsx';
import { outside } from '../../link/TargetLink.tsx';
import { Stack } from '../../stack/Stack.tsx';
import { Barcode } from './Barcode.tsx';

/** The bank slip of the last payment. Wrong check digits only warn: the bank may take them all the same. */
export function BoletoSlip(texts: BlockProps<'boleto-slip'>) {
  const { line = '', url = '', dueDate } = useVisit().purchase?.result.boleto ?? {};
  const slip = readBoletoLine(line);
  const isSafe = parseUrl(url)?.protocol === 'https:';
  if (!slip && !isSafe) return null;
  const cents = slip && centsOf(slip);
  const amount = cents !== undefined && <b>{formatMoney(cents, 'BRL', 'minor')}</b>;
  return (
    <Stack as="section" sx={{ justifyItems: 'center' }}>
      <FactList
        facts={[
          [texts.amount, amount],
          [texts.due, dayOf(dueDate, slip)],
        ]}
      />
      {slip && (
        <>
          <Barcode digits={slip.barcode} />
          {!slip.isChecked && (
            <Typography variant="body2" sx={{ textAlign: 'center' }}>
              {texts.unchecked}
            </Typography>
          )}
          <CopyCode texts={texts} shown={slip.shown} code={slip.digits} rows={2} />
          <Button variant="outlined" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      )}
      {isSafe && (
        <Button variant="outlined" href={url} {...outside}>
          {texts.open}
        </Button>
      )}
    </Stack>
  );
}

/** A day in pt-BR; made when it is needed, as the first formatter of a page costs a cheap phone 40 ms. */
const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone }).format(moment);

function dayOf(dueDate = '', slip?: BoletoLine): string | undefined {
  const said = readMoment(dueDate);
  if (said !== undefined) return dayIn('America/Sao_Paulo', said);
  const read = slip && dueDateOf(slip, Date.now());
  return read === undefined ? undefined : dayIn('UTC', read);
}
