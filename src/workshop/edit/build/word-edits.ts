import { NoSuchPlace } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { FieldEdit } from './edit.ts';
import type { FormPlace } from './form-place.ts';
import { request, type Level } from './level.ts';
import { readForm } from '../read/read-form.ts';
import { sayText } from './text-keys.ts';

const LOOKS = { help: 'ui:help', placeholder: 'ui:placeholder' } as const;

/** The requests that change a label, a help text or a placeholder; no text takes it away. */
export function wordRequests(
  level: Level,
  place: FormPlace,
  edit: Extract<FieldEdit, { kind: 'word-field' }>,
): ChangeRequest[] {
  const { form, screen, field, part, text } = edit;
  const { document, ui, property } = place;
  const known = readForm(level.parsed, level.merged, screen, form)?.fields.get(field);
  const path = part === 'label' ? [...property, 'title'] : [...ui, LOOKS[part]];
  const written = known?.[part];
  if (text === '') {
    if (part === 'label') {
      throw new NoSuchPlace(
        'A field needs a label: say what it asks.',
        'Um campo precisa de um rótulo: diga o que ele pergunta.',
      );
    }
    if (written === undefined) return [];
    // A text of the library alone is taken away as what a parent says: by null.
    const isOfBrand = level.here(document, path) !== undefined;
    return [
      request(level, document, path, isOfBrand ? { kind: 'remove' } : { kind: 'set', value: null }),
    ];
  }
  const wanted = `field.${field}.${part}`;
  return sayText(level, document, path, text, { written, wanted });
}
