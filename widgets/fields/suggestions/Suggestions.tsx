import { Text } from '../text/Text.tsx';
import { shownValue, type WidgetProps } from '../widget-props.ts';

/** A line of text or a number; the schema's `examples` are offered while it is typed. */
export function Suggestions(props: WidgetProps) {
  const examples: unknown = props.schema.examples;
  if (!Array.isArray(examples) || examples.length === 0) return <Text {...props} />;
  const list = `${props.id}-examples`;
  return (
    <>
      <Text {...props} attributes={{ list }} />
      <datalist id={list}>
        {examples.map((example) => (
          <option key={shownValue(example)}>{shownValue(example)}</option>
        ))}
      </datalist>
    </>
  );
}
