import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** Subject of an entry of a report; an empty list is hidden by any filter of its kind. */
interface Subjects {
  brands: readonly string[];
  /** Undefined: it may show on any screen. */
  screens?: readonly string[];
  kinds: readonly string[];
}

/** The attributes by which the filters of a report find an entry. */
export const filterData = ({ brands, screens, kinds }: Subjects): Markup =>
  html`data-entry data-brands="${brands.join(' ')}" data-kinds="${kinds.join(' ')}"
  ${screens ? html`data-screens="${screens.join(' ')}"` : raw('')}`;
