/** Texts that nothing shows but what draws forms of any kind; brands without such a form do without. */
const TEXTS = /^(list|choice|group)\.|^field\.unsupported$/;

export const isTextOfAllFields = (key: string): boolean => TEXTS.test(key);
