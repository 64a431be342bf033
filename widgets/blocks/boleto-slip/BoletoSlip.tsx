import { styled } from '../../../src/styles/styled.ts';
import { useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { readMoment } from '../../../src/rules/moment.ts';
import {
  centsOf,
  dueDateOf,
  readBoletoLine,
  type BoletoLine,
} from '../../../src/rules/payment-codes/boleto.ts';
import { Button, LinkButton } from '../../button/Button.tsx';
import { CopyCode } from '../../copy-code/CopyCode.tsx';
import { FactList } from '../../fact-list/FactList.tsx';
import { Barcode } from './Barcode.tsx';

interface BoletoSlipProps {
  amount: string;
  due: string;
  label: string;
  copy: string;
  copied: string;
  print: string;
  open: string;
  unchecked: string;
}

/**
 * The bank slip of the last payment (D-125): amount, due date, barcode and line where the line is one, whatever
 * its check digits, which only warn; and the way to the slip where the upstream gives it.
 */
export function BoletoSlip(texts: BoletoSlipProps) {
  const { line = '', url = '', dueDate } = useVisit().purchase?.result.boleto ?? {};
  const slip = readBoletoLine(line);
  const isSafe = URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!slip && !isSafe) return null;
  const cents = slip && centsOf(slip);
  return (
    <Box>
      <FactList
        facts={[
          {
            name: texts.amount,
            value: cents !== undefined && <b>{formatMoney(cents, 'BRL', 'minor')}</b>,
          },
          { name: texts.due, value: dayOf(dueDate, slip) },
        ]}
      />
      {slip && (
        <>
          <Barcode digits={slip.barcode} />
          {!slip.isChecked && <Note>{texts.unchecked}</Note>}
          <CopyCode
            label={texts.label}
            shown={slip.shown}
            code={slip.digits}
            rows={2}
            copy={texts.copy}
            copied={texts.copied}
          />
          <Button type="button" kind="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      )}
      {isSafe && (
        <LinkButton kind="secondary" href={url} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </LinkButton>
      )}
    </Box>
  );
}

/** A day in pt-BR; made when it is needed, as the first formatter of a page costs a cheap phone 40 ms. */
const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone }).format(moment);

/** The day on which a slip is due: as the upstream says, else as its line does. */
function dayOf(dueDate: string | undefined, slip: BoletoLine | undefined): string | undefined {
  const said = dueDate === undefined ? undefined : readMoment(dueDate);
  if (said !== undefined) return dayIn('America/Sao_Paulo', said);
  const read = slip && dueDateOf(slip, Date.now());
  return read === undefined ? undefined : dayIn('UTC', read);
}

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  justifyItems: 'center',
});

const Note = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'center',
});
