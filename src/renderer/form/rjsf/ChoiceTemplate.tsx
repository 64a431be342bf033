import { styled } from '../../../styles/styled.ts';
import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { getUiOptions } from '@rjsf/utils';
import { cloneElement, useEffect, type ReactElement } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { pathOfField, useFormScope } from '../../../checkout/hooks/form-hooks.ts';
import { selfLabelled } from '../../../../widgets/generated/page-chunk.ts';
import { Label, Wide } from '../templates.tsx';

const SELECTOR = /__(one|any)of_select$/;

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
  const { store } = useFormScope();
  const { id, value, options, onChange } = selector.props;
  const path = pathOfField(id.replace(SELECTOR, ''));
  useEffect(() => {
    if (typeof value === 'number') store.choose(path, value);
  }, [store, path, value]);
  const { title, widget } = getUiOptions(uiSchema);
  // An object with fields of its own already shows its title above them.
  const label = title ?? (schema.properties ? undefined : schema.title) ?? text('choice.label');
  return (
    <Wide>
      {!selfLabelled.has(String(widget)) && <Label htmlFor={id}>{label}</Label>}
      {cloneElement(selector, {
        label,
        hideLabel: false,
        htmlName: id,
        options: { enumOptions: options.enumOptions },
        onChange: (alternative: unknown) => {
          if (alternative !== undefined) store.choose(path, Number(alternative));
          onChange(alternative);
        },
      })}
    </Wide>
  );
}

const Both = styled(Wide)({ display: 'grid', gap: 16 });
