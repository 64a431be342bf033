/** Key of emotion's cache; server and browser have to agree on it. */
export const STYLE_KEY = 'g';
