import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FormStore } from '../form/form-store.ts';
import { valueAt } from '../form/form-store.ts';

/** The form around a field, as the field may know it. */
export interface FormScope {
  store: FormStore;
  /** Whether the field reads and writes the text at this path in the store, past the form around it. */
  isFree(path: string): boolean;
  /** Called before the form is read: inputs look for text that came without an event. */
  beforeSubmit: Set<() => void>;
}

/** Prefix of the DOM id of every field; the rest is the field's dotted path. */
export const FIELD_ID_PREFIX = 'f';
export const FIELD_ID_SEPARATOR = '.';

export const FormScopeContext = createContext<FormScope | null>(null);

/** The form that a field stands in. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A form field was drawn outside of a form.');
  return scope;
}

/** The dotted path of a field by its DOM id. */
export function pathOfField(id: string): string {
  return id.slice(FIELD_ID_PREFIX.length + FIELD_ID_SEPARATOR.length);
}

/** The DOM id of the field at a dotted path, or of the whole form at the empty one. */
export const idOfField = (path: string): string =>
  path ? FIELD_ID_PREFIX + FIELD_ID_SEPARATOR + path : FIELD_ID_PREFIX;

/** Reads something about one field, and draws again when that is another one. */
export function useOfField<T>(path: string, read: (store: FormStore) => T): T {
  const { store } = useFormScope();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, path),
    [store, path],
  );
  const readNow = () => read(store);
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** The error to show at a field, or undefined. */
export function useFieldError(id: string): string | undefined {
  const path = pathOfField(id);
  return useOfField(path, (store) => store.errorAt(path));
}

/** The error of a field that was put right since the last press, or undefined. */
export function useCorrectedError(id: string): string | undefined {
  const path = pathOfField(id);
  return useOfField(path, (store) => store.correctedAt(path));
}

/**
 * Derives a plain value (no object) from the text in another field of the same form; this field is
 * drawn again only when that value changes.
 */
export function useDerived<T>(path: string, derive: (text: string) => T): T {
  return useOfField(path, (store) => {
    const value = valueAt(store.values(), path);
    return derive(typeof value === 'string' ? value : '');
  });
}

/**
 * Returns the value of a text field, how to change it, and how to follow it. Where nothing else depends
 * on the text, all three are the store's own, and typing draws nothing again; elsewhere the form hands
 * down values.
 */
export function useText(field: TextField): TextField & Partial<Followed> {
  const { store, isFree: isFreeAt } = useFormScope();
  const { id, value, onChange } = field;
  const path = pathOfField(id);
  const isFree = isFreeAt(path);
  const follow = useCallback<Followed['follow']>(
    (listener) => store.subscribe(() => listener(valueAt(store.values(), path)), path),
    [store, path],
  );
  const change = useTextChange(field);
  return isFree
    ? { id, value: valueAt(store.values(), path), onChange: change, follow }
    : { id, value, onChange };
}

interface Followed {
  follow(listener: (value: unknown) => void): () => void;
}

/** Returns how to read the text of a field without being drawn again when it changes. */
export function useTextReader(id: string): () => string {
  const { store } = useFormScope();
  return () => String(valueAt(store.values(), pathOfField(id)) ?? '');
}

/** Returns how to change a text field without being drawn again when its value changes. */
export function useTextChange({ id, onChange }: Omit<TextField, 'value'>): TextField['onChange'] {
  const { store, isFree } = useFormScope();
  const path = pathOfField(id);
  return isFree(path) ? (next) => store.type(path, next) : onChange;
}

interface TextField {
  id: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** DOM ids of the texts that belong to a field. */
export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

/** ARIA attributes that tie a field's error and help to its control. */
export function useFieldAria(
  id: string,
  {
    required = false,
    hasHelp = false,
    noteId,
  }: { required?: boolean; hasHelp?: boolean; noteId?: string } = {},
) {
  const error = useFieldError(id);
  const describedBy = [error && errorId(id), hasHelp && helpId(id), noteId]
    .filter(Boolean)
    .join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': required || undefined,
  } as const;
}
