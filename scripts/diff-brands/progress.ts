import type { Language } from '../../src/checker/language/translate.ts';
import type { Output } from '../validate-brands/command.ts';

/** The stage of a report on changes. */
export interface DiffProgress {
  /** Both versions are checked, their screens are made, their pictures are taken. */
  phase: 'check' | 'build' | 'pictures';
  done: number;
  total: number;
}

export type ReportProgress = (progress: DiffProgress) => void;

type Sentences = Readonly<Record<DiffProgress['phase'], (progress: DiffProgress) => string>>;

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    check: () => 'Reading both versions of the brand files…',
    build: ({ total }) =>
      `Preparing the screens of ${total === 1 ? '1 brand' : `${total} brands`}…`,
    pictures: ({ done, total }) => `Taking pictures, before and after: ${done} of ${total}`,
  },
  'pt-BR': {
    check: () => 'Lendo as duas versões dos arquivos das marcas…',
    build: ({ total }) => `Preparando as telas de ${total === 1 ? '1 marca' : `${total} marcas`}…`,
    pictures: ({ done, total }) => `Fotografando, antes e depois: ${done} de ${total}`,
  },
};

/** Lines between two sentences about pictures where a line cannot be written anew. */
const EVERY = 10;

/**
 * Writes progress: on a terminal the pictures are counted in one line that is written anew, elsewhere in
 * a line for every ten.
 */
export function showProgress(
  { stderr }: Output,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
  language: Language = 'en',
): ReportProgress {
  return (progress) => {
    const { phase, done, total } = progress;
    const sentence = SENTENCES[language][phase](progress);
    if (phase === 'pictures' && terminal.isTTY) {
      terminal.write(`\r${sentence}${done === total ? '\n' : ''}`);
    } else if (phase !== 'pictures' || done % EVERY === 0 || done === total) stderr(sentence);
  };
}
