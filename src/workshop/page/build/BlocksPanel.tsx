import type { RJSFSchema } from '@rjsf/utils';
import type { Edit } from '../../edit/build/edit.ts';
import type { Library } from '../../edit/read/library.ts';
import type { BlockModel, ScreenModel } from '../../edit/read/read-screen.ts';
import { changedIn, EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { LastChange } from '../LastChange.tsx';
import { useModel } from '../studio.ts';
import { Fields } from './Fields.tsx';
import { Fold } from './Fold.tsx';
import { Item } from './Item.tsx';
import { NewBlock, type ScreenParts } from './NewBlock.tsx';
import { usePlace } from './place.ts';

/** The fields and blocks of the screen that is on view, in their order, with everything that changes them. */
export function BlocksPanel({ screen }: { screen: string }) {
  const say = useSay();
  const { data: model, error } = useModel<ScreenModel>('screen', { screen });
  const { data: library } = useModel<Library>('library');
  if (error) return <p role="alert">{error.message}</p>;
  if (!model || !library) return <p>{say('loading')}</p>;
  const order = model.blocks.map(({ id, text }) => ({ id, name: text || id }));
  const parts: ScreenParts = { screen, order, library };
  return (
    <section className="build" aria-labelledby="build-title">
      <h3 id="build-title">{say('blocks')}</h3>
      <LastChange />
      <ul className="rows">
        {model.blocks.map((block) => (
          <li key={block.id}>
            <BlockItem {...parts} block={block} />
          </li>
        ))}
      </ul>
      <Fold summary={say('addBlock')}>{(close) => <NewBlock {...parts} onDone={close} />}</Fold>
    </section>
  );
}

/** A block of a screen; a form with its fields below it. */
function BlockItem({ block: model, ...parts }: ScreenParts & { block: BlockModel }) {
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
