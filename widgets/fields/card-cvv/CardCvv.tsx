import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useDerived } from '../../../src/checkout/hooks/form-hooks.ts';
import type { CardCompany } from '../../../src/contract/generated/names.ts';
import { cvvLength, cvvMask } from '../../../src/rules/cvv/cvv.ts';
import { VisuallyHidden } from '../../visually-hidden.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { theme } from '../../../src/styles/theme.ts';

/** The security code; where on the card it stands is shown within the field, so that the row stays even. */
export function CardCvv(props: WidgetProps<{ companyField?: string }>) {
  const { id, options, placeholder } = props;
  const { text } = useStorefront();
  const length = useDerived(options.companyField ?? '', (company) =>
    cvvLength((company || undefined) as CardCompany | undefined),
  );
  const noteId = `${id}-note`;
  return (
    <TypedInput
      {...props}
      mask={cvvMask}
      placeholder={placeholder || text('cvv.digits', { n: String(length ?? 3) })}
      noteId={noteId}
      end={
        <Place>
          <svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
            <rect x=".75" y=".75" width="28.5" height="18.5" rx="3" />
            <path d={length === 4 ? 'M5 15h10' : 'M1 5h28M1 7h28M5 14h9'} />
            <path
              d={length === 4 ? 'M14 8h0m3.6 0h0m3.6 0h0m3.6 0h0' : 'M18 14h0m3.6 0h0m3.6 0h0'}
            />
          </svg>
          <VisuallyHidden id={noteId}>{text('cvv.place')}</VisuallyHidden>
        </Place>
      }
    />
  );
}

/** The digits are the points in colour. */
const Place = styled('span')({
  flex: 'none',
  display: 'flex',
  marginRight: '0.875rem',
  color: theme.palette.text.secondary,
  '& > svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '& path + path': { stroke: theme.palette.primary.main, strokeWidth: 2.6, strokeLinecap: 'round' },
});
