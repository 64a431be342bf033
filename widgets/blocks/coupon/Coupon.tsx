import { useId, useRef, type KeyboardEvent } from 'react';
import { useSale, useStorefront, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { useCoupon } from '../../../src/checkout/hooks/coupon/use-coupon.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { styled } from '../../../src/styles/styled.ts';
import { Button } from '../../button/Button.tsx';
import { errorMark, markedError } from '../../error-mark.ts';
import { InputBox, TextControl } from '../../input-box/InputBox.tsx';
import { labelStyles } from '../../label-styles.ts';

interface CouponProps {
  label: string;
  apply: string;
  remove: string;
  asking: string;
  empty: string;
  refused: string;
  failed: string;
  removed: string;
}

/** The longest code that is sent. */
const MAX_LENGTH = 60;

/** The field for a coupon code of the main sale; others have a price of their own. */
export function Coupon(props: CouponProps) {
  const { offer } = useSale();
  return offer === 'main' ? <CouponField {...props} /> : null;
}

/**
 * One row, whatever comes of a code, with room for two lines below it, so that nothing moves. It is not a form:
 * Enter asks for the price with the code, and never pays. What is typed stays in the input, also what was
 * typed before the program was there.
 */
function CouponField({ label, apply, remove, ...words }: CouponProps) {
  const { text } = useStorefront();
  const { link } = useSale();
  const { isLoaded } = useVisit();
  const { money } = useOrder();
  const coupon = useCoupon();
  const { state, applied, answer } = coupon;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSlowWait(state === 'asking');
  const isClosed = applied !== undefined || state === 'asking';
  const isWrong = state === 'empty' || state === 'refused';

  const press = () => {
    if (state === 'asking') return;
    if (applied === undefined) return void coupon.apply(input.current?.value ?? '');
    if (input.current) input.current.value = '';
    coupon.remove();
  };
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (applied === undefined) press();
  };
  const said = (): string => {
    if (state === 'asking' || isWrong || state === 'failed') return words[state];
    if (link.voucher === undefined) return state === 'removed' ? words.removed : '';
    const voucher = link.voucher;
    if (answer?.kind !== 'lowered')
      return answer ? text(`voucher.${answer.kind}`, { voucher }) : '';
    const { price, standard } = answer;
    const values = { voucher, price: money(price), standard: money(standard) };
    return text('voucher.lowered', values);
  };
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <InputBox data-invalid={isWrong}>
          <TextControl
            id={id}
            ref={input}
            type="text"
            defaultValue={link.voucher}
            readOnly={isClosed}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-said`}
            onKeyDown={pressByKey}
          />
        </InputBox>
        <Side>
          <Button
            type="button"
            kind="secondary"
            disabled={!isLoaded}
            aria-disabled={state === 'asking' || undefined}
            onClick={press}
          >
            {applied === undefined ? apply : remove}
          </Button>
        </Side>
      </Row>
      <Said id={`${id}-said`} role="status" data-wrong={isWrong || state === 'failed' || undefined}>
        {said()}
      </Said>
    </Box>
  );
}

const Box = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

const Label = styled('label')(labelStyles);

/** The input and its button in one line, or in two where there is no room. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '& > [data-invalid]': { flex: '1 1 8rem' },
});

const Side = styled('div')({ flex: 'none', minWidth: '7.5rem' });

/** Its two lines are kept from the first on. */
const Said = styled('p')(({ theme }) => ({
  margin: 0,
  minHeight: '2.9em',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '&[data-wrong]': { ...markedError, color: theme.palette.error.main },
  '&[data-wrong]::before': errorMark,
}));
