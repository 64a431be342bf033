import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import { SVG_NAMESPACE } from '../../brand/parse/drawing.ts';
import type { Picture } from '../../brand/parse/picture.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** An image is what the ending of its name says. */
export const rule: Rule = {
  id: 'image-kind',
  severity: 'error',

  checkSources({ sources, report }) {
    for (const { path, ending, said, picture } of imagesOf(sources)) {
      const at = beginningOf(path);
      if (isOfKind(picture, said)) {
        const { flaw } = picture;
        // A browser hides the cause: the place of the logo stays empty.
        if (flaw)
          report({
            at,
            message: `image-kind.${flaw.kind}`,
            data: { ...flaw, namespace: SVG_NAMESPACE },
          });
        continue;
      }
      const { kind, bytes } = picture;
      if (bytes === 0) {
        report({ at, message: 'image-kind.file-empty' });
      } else if (kind === undefined) {
        const message = say('image-kind.file-contains-neither', { said: said.toUpperCase() });
        report({ at, message, suggestion: say('image-kind.save-image-anew'), data: { ending } });
      } else {
        report({
          at,
          message: 'image-kind.file-called-but',
          data: { ending, kind, kind2: kind.toUpperCase(), said: said.toUpperCase() },
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
