import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FormScope } from '../form/form-scope.ts';

export const FIELD_ID_PREFIX = 'f';
export const FIELD_ID_SEPARATOR = '.';

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A form field was drawn outside of a form.');
  return scope;
}

export function pathOfField(id: string): string {
  return id.slice(FIELD_ID_PREFIX.length + FIELD_ID_SEPARATOR.length);
}

export const idOfField = (path: string): string =>
  path ? FIELD_ID_PREFIX + FIELD_ID_SEPARATOR + path : FIELD_ID_PREFIX;

export const useFieldError = (id: string): string | undefined =>
  useAt(pathOfField(id), errorsOf, ({ errors }, path) => errors.errorAt(path));

export const useCorrectedError = (id: string): string | undefined =>
  useAt(pathOfField(id), errorsOf, ({ errors }, path) => errors.correctedAt(path));

/** Derives a plain value (no object) from another field's text: this one is drawn again only when it changes. */
export const useDerived = <T>(path: string, derive: (text: string) => T): T =>
  useAt(path, valuesOf, (scope) => {
    const value = scope.read(path);
    return derive(typeof value === 'string' ? value : '');
  });

type Source = Pick<FormScope, 'subscribe'>;
const valuesOf = (scope: FormScope): Source => scope;
const errorsOf = ({ errors }: FormScope): Source => errors;

function useAt<T>(
  path: string,
  sourceOf: (scope: FormScope) => Source,
  read: (scope: FormScope, path: string) => T,
): T {
  const scope = useFormScope();
  const source = sourceOf(scope);
  const subscribe = useCallback(
    (listener: () => void) => source.subscribe(listener, path),
    [source, path],
  );
  const now = () => read(scope, path);
  return useSyncExternalStore(subscribe, now, now);
}

/** A text reaches RJSF once typing pauses; card number and CVV never do. */
export function useText(field: TextField): TextField & Followed {
  const scope = useFormScope();
  const { id } = field;
  const path = pathOfField(id);
  const follow = useCallback<Followed['follow']>(
    (listener) => scope.subscribe(() => listener(scope.read(path)), path),
    [scope, path],
  );
  return { id, value: scope.read(path), onChange: useTextChange(field), follow };
}

interface Followed {
  follow(listener: (value: unknown) => void): () => void;
}

export function useTextReader(id: string): () => string {
  const scope = useFormScope();
  return () => String(scope.read(pathOfField(id)) ?? '');
}

export function useTextChange({ id, onChange }: Omit<TextField, 'value'>): TextField['onChange'] {
  const scope = useFormScope();
  const path = pathOfField(id);
  return (next) => scope.type(path, next, onChange);
}

interface TextField {
  id: string;
  value: unknown;
  onChange(value: unknown): void;
}

export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

interface Described {
  required?: boolean;
  hasHelp?: boolean;
  noteId?: string;
}

export function useFieldAria(id: string, described: Described = {}) {
  const { 'aria-required': required, ...aria } = useGroupAria(id, described);
  return { ...aria, required } as const;
}

export function useGroupAria(
  id: string,
  { required = false, hasHelp = false, noteId }: Described = {},
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
