import { memo, useCallback, useLayoutEffect, type ComponentType } from 'react';
import type { WidgetProps } from '../../../widgets/fields/widget-props.ts';
import { selfLabelled } from '../../../widgets/generated/page-chunk.ts';
import { valueAt, withValue } from '../../checkout/form/form-store.ts';
import { idOfField, useFormScope, useOfField } from '../../checkout/hooks/form-hooks.ts';
import type { FormGroup, FormInput } from '../../contract/compiled-brand.ts';
import type { FieldsProps, FormRenderer, Widgets } from './form-shape.ts';
import { createPlainShape, type PlainShape } from './plain-shape.ts';
import { FieldBox, Grid, GroupBox, Titled } from './templates.tsx';

/** Draws forms from the descriptions that were compiled with the brand. */
export const plainRenderer: FormRenderer<PlainShape> = {
  shapeOf({ fields, validator }, validate) {
    if (!fields) throw new Error(`The fields of '${validator}' are not described.`);
    return createPlainShape(fields, validate);
  },
  Fields: PlainFields,
};

/** The fields of a form. Each is drawn again for its own value and error alone. */
function PlainFields({ shape, widgets }: FieldsProps<PlainShape>) {
  const { store } = useFormScope();
  useLayoutEffect(() => {
    const completed = shape.complete(store.values());
    if (completed !== store.values()) store.setValues(completed);
  }, [store, shape]);
  return <Group group={shape.group} path="" widgets={widgets} />;
}

interface GroupProps {
  group: FormGroup;
  /** Dotted path; that of the form is empty. */
  path: string;
  widgets: Widgets;
}

const Group = memo(function Group({ group, path, widgets }: GroupProps) {
  return (
    <GroupBox id={idOfField(path)}>
      <Titled title={group.title} description={group.description}>
        <Grid>
          {group.fields.map((field) => {
            const own = path ? `${path}.${field.name}` : field.name;
            return 'fields' in field ? (
              <Group key={own} group={field} path={own} widgets={widgets} />
            ) : (
              <Field key={own} field={field} path={own} widgets={widgets} />
            );
          })}
        </Grid>
      </Titled>
    </GroupBox>
  );
});

interface FieldProps {
  field: FormInput;
  path: string;
  widgets: Widgets;
}

const NO_OPTIONS: NonNullable<FormInput['options']> = {};

const Field = memo(function Field({ field, path, widgets }: FieldProps) {
  const { store } = useFormScope();
  const value = useOfField(path, () => valueAt(store.drawnValues(), path));
  const change = useCallback(
    (next: unknown) => store.setValues(withValue(store.values(), path, next)),
    [store, path],
  );
  const { name, label, widget, options = NO_OPTIONS } = field;
  const Widget = widgets[widget] as ComponentType<WidgetProps> | undefined;
  if (!Widget) throw new Error(`No widget is known as '${widget}' (field '${path}').`);
  const id = idOfField(path);
  const isLabelled = selfLabelled.has(widget) || field.type === 'boolean';
  return (
    <FieldBox
      id={id}
      label={isLabelled || field.isLabelHidden ? undefined : label}
      isOptional={!field.isRequired && !field.isReadonly}
      isHalf={options.width === 'half'}
      help={options.help as string | undefined}
    >
      <Widget
        id={id}
        name={name}
        htmlName={name}
        label={label}
        hideLabel={field.isLabelHidden}
        schema={field}
        value={value}
        options={options}
        required={field.isRequired}
        disabled={field.isDisabled}
        readonly={field.isReadonly}
        placeholder={field.placeholder ?? ''}
        onChange={change}
        onBlur={() => store.touch(path)}
      />
    </FieldBox>
  );
});
