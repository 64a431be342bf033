import type { ThemeProps } from '@rjsf/core';
import stockTemplates from '@rjsf/core/lib/components/templates/index.js';
import stockWidgets from '@rjsf/core/lib/components/widgets/index.js';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { useSay } from '../language.ts';

type Usual = 'SelectWidget' | 'TextWidget' | 'TextareaWidget';
// The build leaves them out of RJSF's registry, for the product's forms.
const usual = stockWidgets() as Record<Usual, ComponentType<WidgetProps>>;
const nothing = () => null;

/** Lines of a text that is not a list: its box grows with more of them. */
export const ONE_LINE = 1;

/** A text, or a number. */
const TextWidget = (props: WidgetProps) =>
  props.schema.type === 'string' ? (
    <usual.TextareaWidget {...props} options={{ rows: ONE_LINE, ...props.options }} />
  ) : (
    <usual.TextWidget {...props} />
  );

/** A list to choose from, with a value that is none of its choices. */
function SelectWidget(props: WidgetProps) {
  const { value, options } = props;
  const known = options.enumOptions ?? [];
  const isStrange = value !== undefined && known.every((one) => one.value !== value);
  const enumOptions = isStrange ? [{ value, label: String(value) }, ...known] : known;
  const all = { ...options, enumOptions, optionValueFormat: 'realValue' as const };
  return <usual.SelectWidget {...props} options={all} />;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A colour is typed or picked. */
function ColorWidget(props: WidgetProps) {
  const say = useSay();
  const { value = '', onChange } = props;
  return (
    <span className="colour">
      <usual.TextWidget {...props} />
      <input
        type="color"
        aria-label={say('pick')}
        value={COLOUR.test(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
    </span>
  );
}

/** An image that the brand has, or a file that becomes another one. */
function ImageWidget(props: WidgetProps) {
  const { id, registry } = props;
  const say = useSay();
  const { onFile } = registry.formContext as { onFile(file: File | undefined): void };
  return (
    <>
      <SelectWidget
        {...props}
        onChange={(next: unknown) => {
          onFile(undefined);
          props.onChange(next);
        }}
      />
      <label htmlFor={`${id}-file`}>{say('image')}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".svg,.png,.webp,.jpg,.jpeg"
        aria-describedby={`${id}-file-help`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={`${id}-file-help`}>{say('imageHelp')}</small>
    </>
  );
}

/** RJSF's theme of the page: its own plain controls, which the style sheet dresses as all others. */
export const theme: ThemeProps = {
  templates: { ...stockTemplates(), TitleFieldTemplate: nothing },
  widgets: {
    ...stockWidgets(),
    ColorWidget,
    SelectWidget,
    TextWidget,
    // An address may begin with '{domain}', which the browser would refuse.
    URLWidget: TextWidget,
    image: ImageWidget,
  },
};
