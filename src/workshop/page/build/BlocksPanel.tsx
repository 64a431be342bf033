import { useState } from 'react';
import type { Library, ScreenModel } from '../../edit/build/model.ts';
import { useSay } from '../language.ts';
import { LastChange } from '../LastChange.tsx';
import { useModel } from '../studio.ts';
import { AddDialog } from './AddDialog.tsx';
import { BlockItem } from './BlockItem.tsx';
import { EditBar } from './EditBar.tsx';
import { useEdits } from './use-edits.ts';

/** The fields and blocks of the screen that is on view, in their order, with everything that changes them. */
export function BlocksPanel({ brand, screen }: { brand: string; screen: string }) {
  const say = useSay();
  const { data: model, error } = useModel<ScreenModel>('screen', { brand, screen });
  const { data: library } = useModel<Library>('library', { brand });
  const edits = useEdits(brand);
  const [isAdding, add] = useState(false);
  if (error) return <p role="alert">{error.message}</p>;
  if (!model || !library) return <p>{say('loading')}</p>;
  const { blocks, levels } = model;
  const order = blocks.map(({ id }) => id);
  return (
    <section className="build" aria-labelledby="build-title">
      <h3 id="build-title">{say('blocks')}</h3>
      <p className="hint">{say('blocksHint')}</p>
      <LastChange brand={brand} />
      <EditBar brand={brand} levels={levels} edits={edits} />
      <ul className="rows">
        {blocks.map((block) => (
          <li key={block.id}>
            <BlockItem
              brand={brand}
              screen={screen}
              block={block}
              order={order}
              library={library}
              edits={edits}
            />
          </li>
        ))}
      </ul>
      <p className="actions">
        <button type="button" onClick={() => add(true)}>
          {say('addBlock')}
        </button>
      </p>
      {isAdding && (
        <AddDialog
          library={library}
          screen={screen}
          order={order}
          names={Object.fromEntries(blocks.map(({ id, text }) => [id, text || id]))}
          edits={edits}
          onClose={() => add(false)}
        />
      )}
    </section>
  );
}
