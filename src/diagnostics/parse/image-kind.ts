import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import { SVG_NAMESPACE, type DrawingFlaw } from '../../brand/parse/drawing.ts';
import type { Picture } from '../../brand/parse/picture.ts';
import type { Rule } from '../rule.ts';

/** An image is what the ending of its name says. */
export const rule: Rule = {
  meta: {
    id: 'image-kind',
    severity: 'error',
    description:
      'The file is called one thing and holds another, or is broken: some browsers would not show it.',
    howToFix: 'Save it from your drawing program in the kind that its name says.',
    pt: {
      'This file is empty.': 'Este arquivo está vazio.',
      'Put the image here anew.': 'Ponha a imagem aqui de novo.',
      'Save the image anew.': 'Salve a imagem de novo.',
      'This file contains neither {} nor any other image format.':
        'Este arquivo não contém {} nem outro formato de imagem.',
      'This file is called .{}, but holds a {}.': 'Este arquivo se chama .{}, mas contém {}.',
      "Browsers show nothing of this drawing: its line {}, column {}, is not XML ('{}').":
        "Os navegadores não mostram nada deste desenho: a linha {}, coluna {}, não é XML ('{}').",
      'Save it anew as plain SVG from your drawing program.':
        'Salve de novo como SVG simples no seu programa de desenho.',
      'Browsers show nothing of this drawing: it begins with <{}>.':
        'Os navegadores não mostram nada deste desenho: ele começa com <{}>.',
      'Write its elements in small letters: <svg>.':
        'Escreva os elementos em letras minúsculas: <svg>.',
      'Browsers show nothing of this drawing: its <svg> does not say that it is SVG.':
        'Os navegadores não mostram nada deste desenho: o <svg> não diz que é SVG.',
      'Write <svg xmlns="{}" …>.': 'Escreva <svg xmlns="{}" …>.',
      'Save it as {}: another name does not make it one.': 'Salve como {}: outro nome não basta.',
    },
  },

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
