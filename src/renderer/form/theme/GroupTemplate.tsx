import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { buttonId, canExpand, getUiOptions } from '@rjsf/utils';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { Grid, Titled } from './boxes.tsx';
import { entryTitle } from './entry-title.ts';
import { SmallButton } from './SmallButton.tsx';

/** The fields of an object, what may be added to them, and whether it is there at all. */
export function GroupTemplate(props: ObjectFieldTemplateProps) {
  const { schema, uiSchema, formData, fieldPathId, properties, description } = props;
  const { text } = useStorefront();
  const isChoiceAlone = (schema.oneOf || schema.anyOf) && properties.length === 0;
  if (isChoiceAlone) return null;
  const title = entryTitle(props.title, fieldPathId, text);
  const content = properties.filter(({ hidden }) => !hidden).map(({ content: one }) => one);
  return (
    <Titled title={title} description={description} help={getUiOptions(uiSchema).help}>
      {props.optionalDataControl}
      <Grid>{content}</Grid>
      {canExpand(schema, uiSchema, formData) && (
        <Add
          id={buttonId(fieldPathId, 'add')}
          aria-label={[text('list.add'), title].filter(Boolean).join(': ')}
          disabled={props.disabled || props.readonly}
          onClick={props.onAddProperty}
        >
          {text('list.add')}
        </Add>
      )}
    </Titled>
  );
}

const Add = styled(SmallButton)({ marginTop: 16 });
