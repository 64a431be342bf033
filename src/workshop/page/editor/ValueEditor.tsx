import { useState } from 'react';
import type { RJSFSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { EditPlace } from '../../edit/build/edit.ts';
import type { Change } from '../../edit/plan-change.ts';
import type { EditAnswer, EditWish } from '../../edit/protocol.ts';
import type { Value } from '../../site/value.ts';
import { FindingList } from '../findings.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useTexts } from '../language.ts';
import { Overtaken } from './calls.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { ForWhom } from './ForWhom.tsx';
import { useEditing } from './studio.ts';
import { useModel, usePlan } from './use-plan.ts';

interface ValueEditorProps {
  brand: string;
  value: Value;
  onDone(): void;
}

/** Changes one value: what it shall be, and for whom. */
export function ValueEditor({ brand, value, onDone }: ValueEditorProps) {
  const { calls, show, refresh } = useEditing();
  const texts = useTexts(EDITOR_TEXTS);
  const now = valueOf(value);
  const [typed, type] = useState<JsonValue>();
  const [file, setFile] = useState<File>();
  const [level, setLevel] = useState(brand);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const next = typed ?? now;
  const { file: writtenIn, path, key } = value;
  const place: EditPlace = key === undefined ? { file: writtenIn, path } : { key };
  const wishFor = (change: Change): EditWish => ({
    brand,
    level,
    edits: [{ kind: 'value', place, change }],
  });
  const { plan, problem } = usePlan(calls, wishFor({ kind: 'set', value: next }));
  const { model } = useModel<RJSFSchema>('describe', { brand, place });
  const schema = model ?? { type: typeof now as 'string' };
  const isSame = next === now && !file;

  const run = async (change: Change) => {
    if (isBusy) return;
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
      // The value that the file has by now stands above then, and a second press replaces it.
      if (failure instanceof Overtaken) await refresh().catch(() => {});
      setBusy(false);
    }
  };
  return (
    <SchemaForm
      label={texts.change(value.name)}
      schema={schema}
      ui={{ 'ui:title': texts.newValue, ...widgetOf(schema, [texts.yes, texts.no]) }}
      value={next ?? undefined}
      onChange={(changed) => type(changed ?? (now === null ? null : ''))}
      onFile={setFile}
      onSubmit={() => void run({ kind: 'set', value: next })}
      button={texts.save}
      isBusy={isBusy}
      others={
        <>
          {value.from === '' && (
            <button type="button" onClick={() => void run({ kind: 'restore' })}>
              {texts.restore}
            </button>
          )}
          <button type="button" onClick={onDone}>
            {texts.cancel}
          </button>
        </>
      }
    >
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
      {(error || problem) !== '' && (
        <p role="alert" className="error">
          {error || problem}
        </p>
      )}
    </SchemaForm>
  );
}

/** A value as the JSON has it. */
function valueOf({ value, type }: Value): JsonValue {
  if (type === 'boolean') return value === 'true';
  if (type === 'object') return null;
  return type === 'number' ? Number(value) : value;
}

/** A text gets room for several lines, a boolean two words to choose from. */
function widgetOf({ type, enum: choices, format }: RJSFSchema, enumNames: string[]) {
  if (type === 'boolean') return { 'ui:widget': 'select', 'ui:enumNames': enumNames };
  return type === 'string' && !choices && !format ? { 'ui:widget': 'textarea' } : {};
}

/** The bytes of a file as calls send them. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
