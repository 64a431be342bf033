import { pathOfField, useDerived } from '../../../src/checkout/hooks/form-hooks.ts';
import { detectCompany } from '../../../src/rules/card-number/card-company.ts';
import { formatCardNumber } from '../../../src/rules/card-number/card-number-mask.ts';
import { companyLabels } from '../card-company/labels.ts';
import { companyMarks } from '../card-company/marks.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A card number in groups, with the company it belongs to as soon as the first digits show it. */
export function CardNumber(props: WidgetProps) {
  const company = useDerived(pathOfField(props.id), detectCompany);
  return (
    <TypedInput
      {...props}
      mask={formatCardNumber}
      end={
        company && (
          <img src={companyMarks[company]} alt={companyLabels[company]} width={40} height={26} />
        )
      }
    />
  );
}
