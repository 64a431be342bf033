import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import type { Picture } from '../../brand/parse/picture.ts';
import type { Rule } from '../rule.ts';

/** An image is what the ending of its name says. */
export const rule: Rule = {
  id: 'image-kind',
  severity: 'error',
  checkSources({ sources, report }) {
    for (const { path, ending, said, picture } of imagesOf(sources)) {
      if (isOfKind(picture, said)) continue;
      const { kind, bytes } = picture;
      const at = beginningOf(path);
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
