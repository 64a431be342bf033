import type { Site, SiteFinding } from '../../site.ts';
import type { Value } from '../../value.ts';

const FOLDER = /^brands\/((?:families\/)?[^/]+)\/[^]+$/;

/** Findings in the files that a brand is made of, and in those of everybody. */
export function findingsOf({ brands, findings }: Site, brand: string): SiteFinding[] {
  const chain = brands.find(({ id }) => id === brand)?.chain ?? [brand];
  return findings.filter(({ file }) => {
    const [, folder] = FOLDER.exec(file) ?? [];
    return folder === undefined || chain.includes(folder);
  });
}

/** Whether a finding is about a value, or about the place that names its text. */
export const isAbout = (finding: SiteFinding, { file, path, namedAt }: Value): boolean =>
  (finding.file === file && finding.path === path && path !== '') ||
  (namedAt !== undefined && `${finding.file}:${finding.line}` === namedAt);

/** Whether a finding stands in the file of a screen. */
export const isOfScreen = ({ file }: SiteFinding, screen: string): boolean =>
  file.endsWith(`/screens/${screen}.json`);
