import { useFieldValue } from '../../../src/checkout/form-hooks.ts';
import type { CardCompany } from '../../../src/contract/generated/names.ts';
import { cvvLength, formatCvv } from '../../../src/rules/cvv.ts';
import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** Security code; as long as the company chosen in `companyField` prints it (D-87). */
export function CardCvv(props: WidgetProps<{ companyField?: string }>) {
  const company = useFieldValue(props.options.companyField ?? '');
  const length = cvvLength((company || undefined) as CardCompany | undefined) ?? 4;
  return <TextInput {...props} mask={(raw) => formatCvv(raw).slice(0, length)} />;
}
