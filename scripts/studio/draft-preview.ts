import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DraftScreen } from '../../src/studio/protocol.ts';
import { openPreview, type Preview, type PreviewSite } from '../preview-brands/preview-site.ts';
import type { Content } from './brand-folder.ts';

/** Shows a brand that is not written yet: its files and what it may extend, in a folder of their own. */
export interface DraftPreview {
  /** Draws the draft anew; drafts are drawn one after the other. */
  draw(brand: string, files: ReadonlyMap<string, Content>): Promise<Drawn>;
}

interface Drawn {
  screens: DraftScreen[];
  /** Findings of the checker in the draft's own files. */
  diagnostics: Preview['diagnostics'];
}

/** Of the screens that every brand has: what a buyer meets first, and where money moves. */
const SCREENS = ['lead', 'payment'];

/**
 * @param out the folder for the pages, beside which the draft's own files lie. Both lie in the folder of
 * the studio's preview, which every start empties, so that no end of the studio leaves any behind.
 */
export function createDraftPreview(root: string, out: string): DraftPreview {
  const copy = `${out}-files`;
  let site: Promise<PreviewSite> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const draw: DraftPreview['draw'] = async (brand, files) => {
    layOut(root, copy, brand, files);
    const isFirst = site === undefined;
    site ??= openPreview({ brandsRoot: copy, out });
    const { first, rebuild } = await site;
    const { frames, diagnostics } = isFirst ? first : await rebuild([brand]);
    const screens = SCREENS.flatMap((screen) => {
      const frame = frames.find((one) => one.brand === brand && one.screen === screen);
      return frame ? [{ screen, state: frame.state }] : [];
    });
    const isOwn = ({ file }: { file: string }) => file.startsWith(`brands/${brand}/`);
    return { screens, diagnostics: diagnostics.filter(isOwn) };
  };

  return {
    draw(brand, files) {
      const next = last.then(() => draw(brand, files));
      last = next.catch(() => {});
      return next;
    },
  };
}

/** The draft beside copies of the folders that it may extend, as they are now. */
function layOut(
  root: string,
  copy: string,
  brand: string,
  files: ReadonlyMap<string, Content>,
): void {
  const brands = join(copy, 'brands');
  rmSync(brands, { recursive: true, force: true });
  rmSync(join(copy, 'schemas'), { force: true });
  mkdirSync(brands, { recursive: true });
  symlinkSync(join(root, 'schemas'), join(copy, 'schemas'));
  for (const name of ['base', 'families']) {
    cpSync(join(root, 'brands', name), join(brands, name), { recursive: true });
  }
  const registry = { default: brand, designSystemOverrides: [] };
  writeFileSync(join(brands, 'registry.json'), JSON.stringify(registry));
  for (const [name, content] of files) {
    const path = join(brands, brand, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
