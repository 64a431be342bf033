import { useId, useState, type FormEvent } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { EditPlace } from '../../edit/build/edit.ts';
import type { ValueKind } from '../../edit/describe-value.ts';
import type { Change } from '../../edit/plan-change.ts';
import type { EditAnswer, EditWish } from '../../edit/protocol.ts';
import type { Value } from '../../site/value.ts';
import { FindingList } from '../findings.tsx';
import { useTexts } from '../language.ts';
import { Overtaken } from './calls.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { ForWhom } from './ForWhom.tsx';
import { useEditing } from './studio.ts';
import { useDraft } from './use-draft.ts';
import { useDescription, usePlan } from './use-plan.ts';
import { ValueInput } from './ValueInput.tsx';

interface ValueEditorProps {
  brand: string;
  value: Value;
  onDone(): void;
}

/** Changes one value: what it shall be, and for whom. */
export function ValueEditor({ brand, value, onDone }: ValueEditorProps) {
  const { calls, show, refresh } = useEditing();
  const texts = useTexts(EDITOR_TEXTS);
  const id = useId();
  const { typed, type, outside } = useDraft(value.value);
  const [file, setFile] = useState<File>();
  const [level, setLevel] = useState(brand);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { file: writtenIn, path, key } = value;
  const place: EditPlace = key === undefined ? { file: writtenIn, path } : { key };
  const wishFor = (change: Change): EditWish => ({
    brand,
    level,
    edits: [{ kind: 'value', place, change }],
  });
  const next = written(typed, value.type);
  const { plan, problem } = usePlan(calls, wishFor({ kind: 'set', value: next ?? typed }));
  const described = useDescription(calls, brand, place);
  const kind: ValueKind = described?.kind ?? {
    kind: value.type === 'boolean' ? 'boolean' : 'text',
  };
  const isSame = typed === value.value && !file;

  const run = async (change: Change) => {
    setBusy(true);
    setError('');
    try {
      const image = file && { name: file.name, base64: await base64Of(file) };
      // The findings stand beside the form already.
      const wish = { ...wishFor(change), image, isAnyway: true };
      await show(await calls.send<EditAnswer>('change', wish));
      onDone();
    } catch (failure) {
      setError((failure as Error).message);
      // The value that somebody else wrote meanwhile stands above then, and a second press replaces it.
      if (failure instanceof Overtaken) await refresh().catch(() => {});
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (next === undefined) return setError(texts.number);
    return void run({ kind: 'set', value: next });
  };

  return (
    <form className="editor" onSubmit={save} aria-label={texts.change(value.name)}>
      <label htmlFor={id}>{texts.newValue}</label>
      <ValueInput
        id={id}
        kind={kind}
        images={described?.images ?? []}
        typed={typed}
        onType={type}
        onFile={setFile}
      />
      {kind.description && <small>{kind.description}</small>}
      <ForWhom
        brand={brand}
        levels={plan?.levels}
        level={level}
        onChoose={setLevel}
        isSame={isSame}
      />
      {plan && !isSame && plan.findings.length > 0 && (
        <>
          <p>{texts.brings}</p>
          <FindingList findings={plan.findings.map((one) => ({ ...one, source: undefined }))} />
        </>
      )}
      {outside !== undefined && error === '' && <p role="alert">{texts.overtaken(outside)}</p>}
      {(error || problem) !== '' && (
        <p role="alert" className="error">
          {error || problem}
        </p>
      )}
      <p className="actions">
        <button type="submit" disabled={isBusy}>
          {isBusy ? texts.busy : texts.save}
        </button>
        {value.from === '' && (
          <button type="button" disabled={isBusy} onClick={() => void run({ kind: 'restore' })}>
            {texts.restore}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={onDone}>
          {texts.cancel}
        </button>
      </p>
    </form>
  );
}

/** A typed text as the JSON has it; undefined where it is not a number. */
function written(typed: string, type: Value['type']): JsonValue | undefined {
  if (type === 'boolean') return typed === 'true';
  if (type === 'object') return typed === 'null' ? null : typed;
  if (type !== 'number') return typed;
  const number = Number(typed.replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** The bytes of a file as calls send them. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
