import { useLayoutEffect, useRef, useState } from 'react';
import type { Library, LibraryBlock, LibraryField } from '../../edit/build/model.ts';
import { useSay } from '../language.ts';
import { EditQuestion } from './EditBar.tsx';
import { NewBlockForm, type NewPlace } from './NewBlockForm.tsx';
import { NewFieldForm } from './NewFieldForm.tsx';

interface AddDialogProps extends Omit<NewPlace, 'onDone'> {
  library: Library;
  /** The form that gets a field; without it the screen gets a block. */
  form?: string;
  /** The one that it stands behind unless something else is chosen. */
  after?: string;
  onClose(): void;
}

type Chosen = { block: LibraryBlock } | { field: LibraryField | undefined };

/** The library: a search, each block or field, and what the chosen one needs. */
export function AddDialog(props: AddDialogProps) {
  const { library, form, edits, onClose } = props;
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const choose = (next: Chosen | undefined) => {
    // Earlier questions and errors are not about this one.
    edits.answer(false);
    setChosen(next);
  };
  const title = say(form === undefined ? 'addBlock' : 'addField');
  // Closed before it is taken away, a dialog gives the focus back to what opened it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
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
          {say('close')}
        </button>
      </header>
      {!chosen && <Choices library={library} isField={form !== undefined} onChoose={choose} />}
      {chosen && (
        <>
          <p>
            <button type="button" onClick={() => choose(undefined)}>
              ‹ {say('back')}
            </button>
          </p>
          {'block' in chosen ? (
            <NewBlockForm {...props} onDone={onClose} block={chosen.block} />
          ) : (
            <NewFieldForm
              {...props}
              onDone={onClose}
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
  const say = useSay();
  const [words, setWords] = useState('');
  const all = isField
    ? fields.map((field) => {
        const { name, label, widget } = field;
        return { name: label, hint: name, search: [name, label, widget], chosen: { field } };
      })
    : blocks.flatMap((block) => {
        const { type, description, usual, isOffered } = block;
        const search = [type, description, ...Object.values(usual)];
        return isOffered ? { name: type, hint: description, search, chosen: { block } } : [];
      });
  const found = all.filter(({ search }) =>
    search.join(' ').toLowerCase().includes(words.toLowerCase().trim()),
  );
  return (
    <>
      <label className="line">
        {say('find')}
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {isField && (
        <>
          <p className="actions">
            <button type="button" onClick={() => onChoose({ field: undefined })}>
              {say('ownField')}
            </button>
          </p>
          <h3>{say('library')}</h3>
        </>
      )}
      <ul className="tiles">
        {found.map(({ name, hint, chosen }) => (
          <li key={hint}>
            <button
              type="button"
              aria-label={say('take', { name })}
              onClick={() => onChoose(chosen)}
            >
              <b>{name}</b>
              <small>{hint}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{say('noMatch')}</p>}
    </>
  );
}
