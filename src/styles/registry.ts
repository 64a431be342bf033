import type { Styles } from './styled.ts';

const registry = new Map<string, Styles>();

/**
 * Notes the styles of a class, and returns the class.
 *
 * @public Calls of it are written by the compiler of `styled`.
 */
export function registered(name: string, styles: Styles): string {
  registry.set(name, styles);
  return name;
}

/** The styles of all classes so far; a component stands after those that it is made of. */
export const registeredStyles = (): ReadonlyMap<string, Styles> => registry;
