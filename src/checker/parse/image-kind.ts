import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import { SVG_NAMESPACE, type DrawingFlaw } from '../../brand/parse/drawing.ts';
import type { Picture } from '../../brand/parse/picture.ts';
import type { Rule } from '../rule.ts';

/** An image is what the ending of its name says. */
export const rule: Rule = {
  id: 'image-kind',
  severity: 'error',

  checkSources({ sources, report }) {
    for (const { path, ending, said, picture } of imagesOf(sources)) {
      const at = beginningOf(path);
      if (isOfKind(picture, said)) {
        if (picture.flaw)
          report({ at, ...wordsFor(picture.flaw), data: { flaw: picture.flaw.kind } });
        continue;
      }
      const { kind, bytes } = picture;
      if (bytes === 0) {
        report({ at, message: 'This file is empty.', suggestion: 'Put the image here anew.' });
      } else if (kind === undefined) {
        const message = `This file contains neither ${said.toUpperCase()} nor any other image format.`;
        report({ at, message, suggestion: 'Save the image anew.', data: { ending } });
      } else {
        report({
          at,
          message: `This file is called .${ending}, but holds a ${kind.toUpperCase()}.`,
          suggestion: `Save it as ${said.toUpperCase()}: another name does not make it one.`,
          data: { ending, kind },
        });
      }
    }
  },
};

/** The cause in words, as nobody sees it in a browser: the place of the logo stays empty. */
function wordsFor(flaw: DrawingFlaw): { message: string; suggestion: string } {
  switch (flaw.kind) {
    case 'xml':
      return {
        message: `Browsers show nothing of this drawing: its line ${flaw.line}, column ${flaw.column}, is not XML ('${flaw.reason}').`,
        suggestion: 'Save it anew as plain SVG from your drawing program.',
      };
    case 'root':
      return {
        message: `Browsers show nothing of this drawing: it begins with <${flaw.name}>.`,
        suggestion: 'Write its elements in small letters: <svg>.',
      };
    case 'namespace':
      return {
        message: 'Browsers show nothing of this drawing: its <svg> does not say that it is SVG.',
        suggestion: `Write <svg xmlns="${SVG_NAMESPACE}" …>.`,
      };
    default:
      throw new Error(`There is no flaw like ${JSON.stringify(flaw satisfies never)}.`);
  }
}

interface Image {
  path: string;
  ending: string;
  /** The kind that the ending stands for. */
  said: string;
  picture: Picture;
}

const KINDS: Readonly<Record<string, string>> = { jpg: 'jpeg' };

/** Every image of a brand folder that could be looked into. */
export const imagesOf = ({ folders, pictures }: ParsedSources): Image[] =>
  [...folders.values()].flatMap(({ images }) =>
    [...images].flatMap(([name, path]) => {
      const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
      const picture = pictures?.get(path);
      return picture ? [{ path, ending, said: KINDS[ending] ?? ending, picture }] : [];
    }),
  );

/** Whether an image is what its name says; nothing else is asked of one that is not. */
export const isOfKind = ({ kind, bytes }: Picture, said: string): boolean =>
  bytes > 0 && kind === said;
