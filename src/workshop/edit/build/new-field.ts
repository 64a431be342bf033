/** Words as a name in JSON: 'Qual é o turno?' is 'qualEOTurno'. */
export function nameFrom(words: string): string {
  const parts = plain(words)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const [first = '', ...rest] = parts.map((part) => part.toLowerCase());
  const name = first + rest.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('');
  return name.replace(/^\d+/, '');
}

const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A choice as it is sent: 'À noite' is 'a-noite'. */
export const valueFrom = (words: string): string =>
  plain(words)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
