import { createContext, useContext, type ComponentType } from 'react';
import type { Frame } from './frame.ts';
import type { Language } from './language.ts';
import type { Value } from './value.ts';

/** A part beside a screen that is looked at closely, in place of its values. */
export interface ScreenPart {
  id: string;
  title: Record<Language, string>;
  Body: ComponentType<{ brand: string; screen: string; frame: Frame }>;
}

/** Parts that the studio adds to the gallery. */
export interface Editing {
  /** Changes a value of a brand, below the row that shows it. */
  Editor: ComponentType<{ brand: string; value: Value; onDone(): void }>;
  /** Says what the last change did, and takes it back; findings `besides` stand at their values. */
  LastChange: ComponentType<{ brand: string; besides: ReadonlySet<string> }>;
  parts: readonly ScreenPart[];
  /** How often each brand was changed, by its folder below brands/. */
  versions: Readonly<Record<string, number | undefined>>;
}

/** Undefined in a preview, where nothing can be changed. */
export const EditingContext = createContext<Editing | undefined>(undefined);

/** The version of a brand's files; undefined as long as nobody changed them. */
export const useVersion = (brand: string): number | undefined =>
  useContext(EditingContext)?.versions[brand];
