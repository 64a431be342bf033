const hasDecimalComma = (lang: string) => new Intl.NumberFormat(lang).format(1.5).includes(',');

/** '1.234,5' is 1234.5 in Portuguese (`lang` is BCP 47). Text that is not a number stays, for a rule to refuse. */
export function parseNumber(text: string | undefined, lang: string): number | string | undefined {
  if (!text) return undefined;
  const [decimal, group] = hasDecimalComma(lang) ? ([',', '.'] as const) : (['.', ','] as const);
  const typed = text.replace(/\s/g, '');
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(typed);
  const bare = (isGrouped ? typed.replaceAll(group, '') : typed).replace(decimal, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : text;
}

export function formatNumber(value: unknown, lang: string): string | undefined {
  if (typeof value === 'number')
    return String(value).replace('.', hasDecimalComma(lang) ? ',' : '.');
  return typeof value === 'string' ? value : undefined;
}
