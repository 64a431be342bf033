import type { Context, Hono } from 'hono';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Language } from '../../src/diagnostics/language/translate.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { EditAnswer } from '../../src/studio/protocol.ts';
import type { PreviewSite } from '../preview-brands/preview-site.ts';
import type { BrandStore, Written } from './brand-store.ts';

/** Tools of the studio's routes. */
export interface StudioContext {
  /** The project's root. */
  root: string;
  /** The folder of the preview's files, which the studio serves. */
  folder: string;
  store: BrandStore;
  preview: Pick<PreviewSite, 'rebuild' | 'first' | 'check'>;
  /** The files that the pages show, and what the checker says of them. */
  shown(): { sources: BrandSources; diagnostics: Diagnostic[] };
  /**
   * Draws the brands that feel a step, or the one on view where they are many; `isRest` draws those that
   * were left. Says what became of it.
   */
  answer(written: Written, isRest?: boolean): Promise<EditAnswer>;
}

/** Whether the page that calls speaks Portuguese. */
export const isPortuguese = (c: Context): boolean => c.req.header('x-studio-language') === 'pt';

/** The language of the page that calls. */
export const languageOf = (c: Context): Language => (isPortuguese(c) ? 'pt-BR' : 'en');

/** Adds the calls of one part of the studio, below /api/. */
export type AddRoutes = (app: Hono, studio: StudioContext) => void;
