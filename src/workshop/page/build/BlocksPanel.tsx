import type { Library } from '../../edit/read/library.ts';
import type { ScreenModel } from '../../edit/read/read-screen.ts';
import { useSay } from '../language.ts';
import { LastChange } from '../LastChange.tsx';
import { useModel } from '../studio.ts';
import { BlockItem, type ScreenParts } from './BlockItem.tsx';
import { Fold } from './Fold.tsx';
import { NewBlock } from './NewBlock.tsx';

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
