import type { Plugin } from 'vite';

/**
 * A hint at the head of chunks, by name, for Chromium to compile the whole file on another thread while it comes.
 * Otherwise the main thread reads each function twice, which is a third of its work to load a page. Files of which a
 * page calls little are compiled as they are called.
 */
export const compileAtOnce = (...names: string[]): Plugin => ({
  name: 'compile-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  // After Vite, which begins a chunk that loads others with a line of its own.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});
