import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { getUiOptions } from '@rjsf/utils';
import { cloneElement, type ReactElement } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { selfLabelled } from '../../../../widgets/generated/page-chunk.ts';
import { Field, Wide } from './boxes.tsx';

/** A choice between alternatives (oneOf, anyOf) and the fields of the chosen one. */
export function ChoiceTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField } = props;
  return (
    <Both>
      {selector && <Selector {...props} selector={selector as ReactElement<WidgetProps>} />}
      {optionSchemaField}
    </Both>
  );
}

interface SelectorProps extends Omit<MultiSchemaFieldTemplateProps, 'selector'> {
  selector: ReactElement<WidgetProps>;
}

function Selector({ selector, schema, uiSchema }: SelectorProps) {
  const { text } = useStorefront();
  const { id, options, label: named } = selector.props;
  const { title, widget } = getUiOptions(uiSchema);
  // An object with fields of its own already shows its title above them.
  const label = title ?? ((!schema.properties && named) || text('choice.label'));
  return (
    <Field>
      {!selfLabelled.has(String(widget)) && <FormLabel htmlFor={id}>{label}</FormLabel>}
      {cloneElement(selector, {
        label,
        hideLabel: false,
        htmlName: id,
        options: { enumOptions: options.enumOptions },
      })}
    </Field>
  );
}

const Both = styled(Wide)({ display: 'grid', gap: 16 });
