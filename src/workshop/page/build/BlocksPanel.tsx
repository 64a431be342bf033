import { useState } from 'react';
import { useTexts } from '../language.ts';
import type { Library, ScreenModel } from '../../edit/build/model.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { EditBar } from './EditBar.tsx';
import { useEdits } from './use-edits.ts';
import { useModel } from '../editor/use-plan.ts';
import { LastChange } from '../editor/LastChange.tsx';
import { AddDialog } from './AddDialog.tsx';
import { BlockItem } from './BlockItem.tsx';
import { BLOCKS_TEXTS } from './blocks-texts.ts';

/** The fields and blocks of the screen that is on view, in their order, with everything that changes them. */
export function BlocksPanel({ brand, screen }: { brand: string; screen: string }) {
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const { model, error } = useModel<ScreenModel>('screen', { brand, screen });
  const { model: library } = useModel<Library>('library', { brand });
  const edits = useEdits(brand, model);
  const [isAdding, add] = useState(false);
  const blocks = model?.screen === screen ? model.blocks : [];
  const order = blocks.flatMap(({ id, isRemoved }) => (isRemoved ? [] : [id]));

  if (error !== '') return <p role="alert">{error}</p>;
  if (!model || !library) return <p>{shared.loading}</p>;
  return (
    <section className="build" aria-labelledby="build-title">
      <h3 id="build-title">{texts.title}</h3>
      <p className="hint">{texts.hint}</p>
      <LastChange brand={brand} />
      <EditBar brand={brand} levels={model.levels} edits={edits} />
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
          {texts.addBlock}
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
