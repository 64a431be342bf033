import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { textOf } from '../form/form-values.ts';
import type { FormScope } from '../form/form-scope.ts';

export const FIELD_ID_PREFIX = 'f';
export const FIELD_ID_SEPARATOR = '.';

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A form field was drawn outside of a form.');
  return scope;
}

export const pathOfField = (id: string): string =>
  id.slice(FIELD_ID_PREFIX.length + FIELD_ID_SEPARATOR.length);

export const idOfField = (path: string): string =>
  path ? FIELD_ID_PREFIX + FIELD_ID_SEPARATOR + path : FIELD_ID_PREFIX;

export function useFieldError(id: string): string | undefined {
  const { errors } = useFormScope();
  return useAt(errors, pathOfField(id), errors.errorAt);
}

export function useCorrectedError(id: string): string | undefined {
  const { errors } = useFormScope();
  return useAt(errors, pathOfField(id), errors.correctedAt);
}

/** Derives a plain value (no object) from another field's text: this one is drawn again only when it changes. */
export function useDerived<T>(path: string, derive: (text: string) => T): T {
  const scope = useFormScope();
  return useAt(scope, path, () => derive(textOf(scope.read(path)) ?? ''));
}

function useAt<T>(
  { subscribe }: Pick<FormScope, 'subscribe'>,
  path: string,
  read: (path: string) => T,
): T {
  const follow = useCallback(
    (listener: () => void) => subscribe(listener, path),
    [subscribe, path],
  );
  const now = () => read(path);
  return useSyncExternalStore(follow, now, now);
}

/** A text reaches RJSF once typing pauses; card number and CVV never do. */
export function useText(field: TextField) {
  const scope = useFormScope();
  const path = pathOfField(field.id);
  const follow = useCallback(
    (listener: (value: unknown) => void) => scope.subscribe(() => listener(scope.read(path)), path),
    [scope, path],
  );
  return { value: scope.read(path), onChange: useTextChange(field), follow };
}

export function useTextChange({ id, onChange }: TextField): TextField['onChange'] {
  const scope = useFormScope();
  const path = pathOfField(id);
  return (next) => scope.type(path, next, onChange);
}

interface TextField {
  id: string;
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

export function useGroupAria(id: string, { required, hasHelp, noteId }: Described = {}) {
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
