import type { RJSFSchema } from '@rjsf/utils';
import type { Edit } from '../../edit/build/edit.ts';
import type { BlockModel, Library } from '../../edit/build/model.ts';
import { changedIn, EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { Fields } from './Fields.tsx';
import { Item } from './Item.tsx';
import { before, placeSchema, type Order } from './place.ts';

interface BlockItemProps {
  brand: string;
  screen: string;
  block: BlockModel;
  /** The blocks that are there. */
  order: Order;
  library: Library;
}

/** A block of a screen; a form with its fields below it. */
export function BlockItem(props: BlockItemProps) {
  const { brand, screen, block, order, library } = props;
  const { id, type, text, isUnderCondition, options, fields } = block;
  const say = useSay();
  const name = text || id;
  const place = { screen, block: id };
  const { properties = {} } = library.blocks.find((one) => one.type === type)?.schema ?? {};
  const schema: RJSFSchema = {
    type: 'object',
    properties: { ...properties, after: placeSchema(say('behind'), order, id) },
  };
  const now: Properties = { ...options, after: before(order, id) };
  return (
    <>
      <Item
        brand={brand}
        item={block}
        name={name}
        label={say('edit', { name })}
        notes={
          <small>
            <code>{type}</code> {isUnderCondition && say('hasCondition')}
          </small>
        }
      >
        <EditForm
          brand={brand}
          label={say('edit', { name })}
          now={now}
          draw={(next) => {
            const { after, ...changed } = Object.fromEntries(
              changedIn(schema, now, next).map(([option, value]) => [option, value ?? null]),
            );
            const isSame = after === undefined && Object.keys(changed).length === 0;
            const moved = after as string | null | undefined;
            const edit: Edit = { kind: 'block', ...place, options: changed, after: moved };
            const ui = { after: { 'ui:placeholder': say('top') } };
            return { schema, ui, edits: isSame ? [] : [edit] };
          }}
          removal={{
            kind: 'value',
            place: { document: `screens/${screen}`, steps: ['blocks', { id }] },
          }}
        />
      </Item>
      {fields && (
        <Fields brand={brand} screen={screen} form={id} fields={fields} library={library} />
      )}
    </>
  );
}
