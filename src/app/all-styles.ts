import { registeredStyles } from '../styles/registry.ts';
import { serialize, type StyleRule } from '../styles/serialize.ts';
import { pageStyles } from '../styles/page-styles.ts';

// Components register their styles when their modules run.
import.meta.glob(
  ['./Tracking.tsx', '../renderer/**/*.tsx', '../../widgets/**/*.tsx', '!**/*.test.tsx'],
  {
    eager: true,
  },
);

/** The rules of every component, a component after those that it is made of; the build writes them out here. */
export const styleRules: StyleRule[] = serialize(
  new Map([['', pageStyles], ...registeredStyles()]),
);
