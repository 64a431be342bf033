import type { RJSFSchema } from '@rjsf/utils';
import type { Edit } from '../../edit/build/edit.ts';
import type { Library } from '../../edit/read/library.ts';
import type { BlockModel } from '../../edit/read/read-screen.ts';
import { changedIn, EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { Fields } from './Fields.tsx';
import { Item } from './Item.tsx';
import { usePlace, type Order } from './place.ts';

/** A screen, the blocks that are there, and everything that it may take. */
export interface ScreenParts {
  screen: string;
  order: Order;
  library: Library;
}

/** A block of a screen; a form with its fields below it. */
export function BlockItem({ block: model, ...parts }: ScreenParts & { block: BlockModel }) {
  const { screen, order, library } = parts;
  const { id: block, type, text, isUnderCondition, options, fields } = model;
  const say = useSay();
  const { after, ui, now: behind } = usePlace(order, block);
  const name = text || block;
  const label = say('edit', { name });
  const { properties = {} } = library.blocks.find((one) => one.type === type)?.schema ?? {};
  const schema: RJSFSchema = { type: 'object', properties: { ...properties, after } };
  const now: Properties = { ...options, after: behind };
  const editsOf = (next: Properties): Edit[] => {
    const changed = changedIn(schema, now, next).map(([option, value = null]) => [option, value]);
    const { after: moved, ...others } = Object.fromEntries(changed);
    if (changed.length === 0) return [];
    return [{ kind: 'block', screen, block, options: others, after: moved }];
  };
  const place = { document: `screens/${screen}`, steps: ['blocks', { id: block }] };
  return (
    <>
      <Item
        item={model}
        name={name}
        label={label}
        notes={
          <small>
            <code>{type}</code> {isUnderCondition && say('hasCondition')}
          </small>
        }
      >
        <EditForm
          label={label}
          now={now}
          draw={(next) => ({ schema, ui, edits: editsOf(next) })}
          removal={{ kind: 'value', place }}
        />
      </Item>
      {fields && <Fields screen={screen} form={block} fields={fields} library={library} />}
    </>
  );
}
