import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { pathOfField, useDerived } from '../../../src/checkout/hooks/form-hooks.ts';
import type { CardCompany } from '../../../src/contract/generated/names.ts';
import {
  detectCompany,
  refusedCompany,
  cardNumberMask,
} from '../../../src/rules/card-number/card-company.ts';
import { companyLabels } from '../card-company/labels.ts';
import { companyMark } from '../card-company/marks.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A card number in groups. A card of a company that the brand does not take is no error, but the buyer reads so. */
export function CardNumber(props: WidgetProps) {
  const { brand, text } = useStorefront();
  const { cardCompanies } = brand.settings.payment;
  const path = pathOfField(props.id);
  const company = useDerived(path, detectCompany);
  const refused = useDerived(path, (number) => refusedCompany(number, cardCompanies));
  const noteId = `${props.id}-note`;
  return (
    <div>
      <TypedInput
        {...props}
        mask={cardNumberMask}
        noteId={refused && noteId}
        end={
          company && (
            <Mark src={companyMark(company)} alt={companyLabels[company]} width={40} height={26} />
          )
        }
      />
      <Note id={noteId} aria-live="polite">
        {refused &&
          text('card.refused', {
            company: companyLabels[refused as CardCompany] ?? refused,
            companies: listed(cardCompanies),
          })}
      </Note>
    </div>
  );
}

/** Made when it is needed: the first formatter of a page costs a cheap phone 40 ms. */
const listed = (companies: readonly CardCompany[]): string =>
  new Intl.ListFormat('pt-BR').format(companies.map((one) => companyLabels[one]));

const Mark = styled('img')({ marginRight: 14 });

const Note = styled('p')({
  margin: '6px 0 0',
  fontSize: 14,
  lineHeight: 1.45,
  '&:empty': { margin: 0 },
});
