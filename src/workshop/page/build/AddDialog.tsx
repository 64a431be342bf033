import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../language.ts';
import type { Library, LibraryBlock, LibraryField } from '../../edit/build/model.ts';
import { EditQuestion } from './EditBar.tsx';
import type { Edits } from './use-edits.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import { NewBlockForm } from './block-forms.tsx';
import { NewFieldForm } from './field-forms.tsx';

interface AddDialogProps {
  library: Library;
  screen: string;
  /** The form that gets a field; without it the screen gets a block. */
  form?: string;
  /** Items that may stand before the new one. */
  order: readonly string[];
  names: Readonly<Record<string, string>>;
  /** The one that it stands behind unless something else is chosen. */
  after?: string;
  edits: Edits;
  onClose(): void;
}

type Chosen = { block: LibraryBlock } | { field: LibraryField | undefined };

/** The library: a search, each block or field, and what the chosen one needs. */
export function AddDialog(props: AddDialogProps) {
  const { library, screen, form, order, names, after, edits, onClose } = props;
  const texts = useTexts(BLOCKS_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const choose = (next: Chosen | undefined) => {
    // Earlier questions and errors are not about this one.
    edits.answer(false);
    setChosen(next);
  };
  const title = form === undefined ? texts.addBlock : texts.addField;
  // Closed before it is taken away, a dialog gives the focus back to what opened it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const { showInLibrary } = edits;
  useEffect(() => {
    showInLibrary(true);
    return () => showInLibrary(false);
  }, [showInLibrary]);
  const common = { screen, order, names, edits, onDone: onClose };
  return (
    <dialog
      ref={dialog}
      className="library"
      aria-label={title}
      onClose={(event) => {
        // React hands it on to the dialog of the screen around, which stays open.
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </header>
      {!chosen && <Choices library={library} isField={form !== undefined} onChoose={choose} />}
      {chosen && (
        <>
          <p>
            <button type="button" className="quiet" onClick={() => choose(undefined)}>
              ‹ {texts.back}
            </button>
          </p>
          {'block' in chosen ? (
            <NewBlockForm {...common} block={chosen.block} />
          ) : (
            <NewFieldForm
              {...common}
              after={after}
              form={form!}
              field={chosen.field}
              formats={library.formats}
            />
          )}
          <div className="edit-bar">
            <EditQuestion edits={edits} />
          </div>
        </>
      )}
    </dialog>
  );
}

interface ChoicesProps {
  library: Library;
  isField: boolean;
  onChoose(chosen: Chosen): void;
}

function Choices({ library: { blocks, fields }, isField, onChoose }: ChoicesProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const id = useId();
  const [words, setWords] = useState('');
  const has = (...parts: (string | undefined)[]) =>
    parts.join(' ').toLowerCase().includes(words.toLowerCase().trim());
  const found = isField
    ? fields.filter(({ name, label, widget }) => has(name, label, widget))
    : blocks.filter(
        ({ isOffered, type, description, usual }) =>
          isOffered && has(type, description, ...Object.values(usual).map(String)),
      );
  return (
    <>
      <p className="line">
        <label htmlFor={id}>{texts.find}</label>
        <input
          id={id}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </p>
      {isField && (
        <p className="actions">
          <button type="button" onClick={() => onChoose({ field: undefined })}>
            {texts.ownField}
          </button>
        </p>
      )}
      {isField && <h3>{texts.library}</h3>}
      <ul className="tiles">
        {found.map((one) =>
          'usual' in one ? (
            <li key={one.type}>
              <button
                type="button"
                aria-label={texts.take(one.type)}
                onClick={() => onChoose({ block: one })}
              >
                <b>{one.type}</b>
                <small>{one.description}</small>
              </button>
            </li>
          ) : (
            <li key={one.name}>
              <button
                type="button"
                aria-label={texts.take(one.label)}
                onClick={() => onChoose({ field: one })}
              >
                <b>{one.label}</b>
                <small>{one.name}</small>
              </button>
            </li>
          ),
        )}
      </ul>
      {found.length === 0 && <p>{texts.nothing}</p>}
    </>
  );
}
