import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FormStore } from '../form/form-store.ts';
import { valueAt } from '../form/form-store.ts';

/** Takes over what is typed without a redraw of the form. */
export interface Typing {
  /** Whether nothing else in the form hangs on the text at this path. */
  isFree(path: string): boolean;
  type(path: string, value: unknown): void;
  /** What has to be done before the form is read: inputs look for text that came without an event. */
  unseen: Set<() => void>;
}

/** What a field may know of the form around it. */
export interface FormScope {
  store: FormStore;
  typing: Typing;
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

/** The fault to show at a field, or undefined. */
export function useFieldError(id: string): string | undefined {
  const { store } = useFormScope();
  const read = () => store.faultAt(pathOfField(id));
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * What the text in another field of the same form comes to; this field is drawn again only when that
 * changes. The answer of `derive` has to be a plain value.
 */
export function useDerived<T>(path: string, derive: (text: string) => T): T {
  const { store } = useFormScope();
  const read = () => {
    const value = valueAt(store.values(), path);
    return derive(typeof value === 'string' ? value : '');
  };
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * The value of a text field, how to change it, and how to hear of its changes. Where nothing else hangs
 * on the text, all three are the store's own, and typing draws nothing again; elsewhere the form hands
 * down values.
 */
export function useTyped(field: TypedField): TypedField & Partial<Followed> {
  const { store, typing } = useFormScope();
  const { id, value, onChange } = field;
  const path = pathOfField(id);
  const isFree = typing.isFree(path);
  const follow = useCallback<Followed['follow']>(
    (listener) => store.subscribe(() => listener(valueAt(store.values(), path))),
    [store, path],
  );
  const change = useChange(field);
  return isFree
    ? { id, value: valueAt(store.values(), path), onChange: change, follow }
    : { id, value, onChange };
}

interface Followed {
  follow(listener: (value: unknown) => void): () => void;
}

/** Reads the text of a field when it is wanted, for who need not be drawn again when it changes. */
export function useTextReader(id: string): () => string {
  const { store } = useFormScope();
  return () => String(valueAt(store.values(), pathOfField(id)) ?? '');
}

/** How to change a text field, for who need not be drawn again when its value changes. */
export function useChange({ id, onChange }: Omit<TypedField, 'value'>): TypedField['onChange'] {
  const { typing } = useFormScope();
  const path = pathOfField(id);
  return typing.isFree(path) ? (next) => typing.type(path, next) : onChange;
}

interface TypedField {
  id: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** DOM ids of the texts that belong to a field. */
export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

/** ARIA attributes that tie a field's fault and help to its control. */
export function useFieldAria(id: string, { required = false, hasHelp = false } = {}) {
  const fault = useFieldError(id);
  const describedBy = [fault && errorId(id), hasHelp && helpId(id)].filter(Boolean).join(' ');
  return {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': required || undefined,
  } as const;
}
