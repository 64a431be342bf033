import type { Context, Hono } from 'hono';
import type { Language } from '../../src/checker/language/translate.ts';
import type { FileChange } from '../../src/workshop/studio/plan-change.ts';
import type { EditAnswer } from '../../src/workshop/studio/protocol.ts';
import type { PreviewSite } from '../preview-brands/preview-site.ts';
import type { Content } from './brand-folder.ts';
import type { DrawnBrands } from './drawn-brands.ts';

/** Tools of the studio's routes. */
export interface StudioContext {
  /** The project's root. */
  root: string;
  check: PreviewSite['check'];
  drawn: DrawnBrands;
  /**
   * Writes files as one step and draws the brands that feel it.
   *
   * @throws {EditedMeanwhile} where one of them is not as the page that calls shows it.
   */
  save(c: Context, files: readonly FileChange<Content>[]): Promise<EditAnswer>;
}

/** Whether the page that calls speaks Portuguese. */
export const isPortuguese = (c: Context): boolean => c.req.header('x-studio-language') === 'pt';

/** The language of the page that calls. */
export const languageOf = (c: Context): Language => (isPortuguese(c) ? 'pt-BR' : 'en');

/** Adds the calls of one part of the studio, below /api/. */
export type AddRoutes = (app: Hono, studio: StudioContext) => void;
