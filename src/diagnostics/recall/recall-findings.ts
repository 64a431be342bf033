import type { Finding } from '../finding.ts';
import type { Place } from '../../brand/parse/node.ts';

/** Findings of one folder, as another of the same content would have them. */
export function relocated(findings: readonly Finding[], from: string, to: string): Finding[] {
  if (from === to) return [...findings];
  const [own, other] = [`brands/${from}/`, `brands/${to}/`];
  const moved = <P extends Place>(place: P): P =>
    place.file.startsWith(own) ? { ...place, file: other + place.file.slice(own.length) } : place;
  const said = (text: string) => text.replaceAll(own, other);
  return findings.map((finding) => ({
    ...moved(finding),
    message: said(finding.message),
    suggestion: finding.suggestion && said(finding.suggestion),
    detail: finding.detail && said(finding.detail),
    covers: finding.covers?.map(moved),
    related: finding.related?.map((one) => ({ ...moved(one), message: said(one.message) })),
  }));
}

/** Whether what is said of a folder names it otherwise than by its path, so that it is said of no other. */
export function namesFolder(findings: readonly Finding[], folder: string): boolean {
  const name = new RegExp(`(^|[^a-z0-9/-])${folder}($|[^a-z0-9-])`);
  return findings.some(({ message, suggestion = '', detail = '', subject = '', related = [] }) =>
    [message, suggestion, detail, subject, ...related.map((one) => one.message)].some((text) =>
      name.test(text),
    ),
  );
}
