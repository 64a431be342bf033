import { useId, useState, type FormEvent } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { FindingList } from '../../preview/gallery/findings/FindingList.tsx';
import { useTexts } from '../../preview/language.ts';
import type { Value } from '../../preview/value.ts';
import type { ValueKind } from '../describe-value.ts';
import type { Change } from '../plan-change.ts';
import type { EditAnswer, EditWish } from '../protocol.ts';
import { ForWhom } from './ForWhom.tsx';
import { Overtaken } from './studio-calls.ts';
import { useStudio } from './studio-context.ts';
import { BUILD_TEXTS } from './build/build-texts.ts';
import { useDraft } from './use-draft.ts';
import { usePlan } from './use-plan.ts';
import { VALUE_TEXTS } from './value-texts.ts';
import { ValueInput } from './ValueInput.tsx';

interface ValueEditorProps {
  brand: string;
  value: Value;
  onDone(): void;
}

/** Changes one value: what it shall be, and for whom. */
export function ValueEditor({ brand, value, onDone }: ValueEditorProps) {
  const { calls, change: makeChanges, show, refresh } = useStudio();
  const texts = useTexts(VALUE_TEXTS);
  const shared = useTexts(BUILD_TEXTS);
  const id = useId();
  const { typed, type, outside } = useDraft(value.value);
  const [file, setFile] = useState<File>();
  const [level, setLevel] = useState(brand);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { file: writtenIn, path, key } = value;
  const wishFor = (change: Change): EditWish => ({
    brand,
    level,
    place: key === undefined ? { file: writtenIn, path } : { key },
    change,
  });
  const next = written(typed, value.type);
  const { plan, problem } = usePlan(calls, wishFor({ kind: 'set', value: next ?? typed }));
  const kind: ValueKind = plan?.kind ?? { kind: value.type === 'boolean' ? 'boolean' : 'text' };
  const isSame = typed === value.value && !file;

  const run = async (make: () => Promise<unknown>) => {
    setBusy(true);
    setError('');
    try {
      await make();
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
    const edit = wishFor({ kind: 'set', value: next });
    return void run(async () => {
      if (!file) return makeChanges([edit]);
      const base64 = await base64Of(file);
      return show(await calls.send<EditAnswer>('image', { edit, name: file.name, base64 }));
    });
  };

  return (
    <form className="editor" onSubmit={save} aria-label={texts.change(value.name)}>
      <label htmlFor={id}>{texts.newValue}</label>
      <ValueInput
        id={id}
        kind={kind}
        images={plan?.images ?? []}
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
        <div className="brings">
          <p>{texts.brings}</p>
          <FindingList findings={plan.findings.map((one) => ({ ...one, source: undefined }))} />
        </div>
      )}
      {outside !== undefined && error === '' && <p role="alert">{shared.outside(outside)}</p>}
      {(error || problem) !== '' && (
        <p role="alert" className="error">
          {error || problem}
        </p>
      )}
      <p className="actions">
        <button type="submit" disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </button>
        {value.from === '' && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void run(() => makeChanges([wishFor({ kind: 'restore' })]))}
          >
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
