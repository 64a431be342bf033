import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useSale, useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { useCoupon } from '../../../src/checkout/hooks/use-coupon.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { withoutInvisible } from '../../../src/rules/characters.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { useVoucherWords } from '../order-summary/voucher-words.ts';
import { theme } from '../../../src/styles/theme.ts';

type CouponProps = BlockProps<'coupon'>;

/** The field for a coupon code of the main sale; others have a price of their own. */
export function Coupon(props: CouponProps) {
  const { offer } = useSale();
  return offer === 'main' ? <CouponField {...props} /> : null;
}

/** One row before and after a code, so that nothing moves. It is not a form: Enter asks for the price, and never pays. */
function CouponField({ label, apply, remove, ...words }: CouponProps) {
  const { voucher } = useSale().link;
  const { isLoaded } = useVisit();
  const { state, applied, ...coupon } = useCoupon();
  const voucherWords = useVoucherWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSlowWait(state === 'asking');
  const isClosed = applied !== undefined || state === 'asking';
  const isWrong = state === 'empty' || state === 'refused';

  const press = () => {
    if (state === 'asking') return;
    if (applied === undefined)
      return void coupon.apply(withoutInvisible(input.current?.value ?? ''));
    if (input.current) input.current.value = '';
    coupon.remove();
  };
  const said = (): string => {
    if (state === 'asking' || isWrong || state === 'failed') return words[state];
    return voucher === undefined && state === 'removed' ? words.removed : voucherWords;
  };
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Row>
        <OutlinedInput
          id={id}
          inputRef={input}
          defaultValue={voucher}
          readOnly={isClosed}
          error={isWrong || undefined}
          autoComplete="off"
          aria-describedby={`${id}-said`}
          slotProps={{
            input: {
              maxLength: 60,
              autoCapitalize: 'characters',
              spellCheck: false,
              enterKeyHint: 'done',
            },
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (applied === undefined) press();
          }}
        />
        <Side>
          <Button
            variant="outlined"
            disabled={!isLoaded}
            aria-disabled={state === 'asking' || undefined}
            onClick={press}
          >
            {applied === undefined ? apply : remove}
          </Button>
        </Side>
      </Row>
      <Said id={`${id}-said`} role="status" error={isWrong || state === 'failed'}>
        {said()}
      </Said>
    </div>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '& > :first-of-type': { flex: '1 1 8rem' },
});

const Side = styled('div')({ flex: 'none', minWidth: '7.5rem' });

/** Its two lines are kept from the first on. */
const Said = styled(FormHelperText)({
  minHeight: '2.9em',
  '&:not(.Mui-error)': { color: theme.palette.text.primary },
}) as typeof FormHelperText;
