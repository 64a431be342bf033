import { plainName } from '../../brand/parse/plain-name.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

const FOLDER_NAME = /^(families\/)?[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of a folder is lower case, with dashes. */
export const rule: Rule = {
  id: 'folder-name',
  severity: 'error',
  checkSources({ sources, report }) {
    for (const name of sources.folders.keys()) {
      if (FOLDER_NAME.test(name)) continue;
      const right = name.split('/').map(plainName).join('/');
      report({
        at: beginningOf(`brands/${name}/brand.json`),
        message: 'folder-name.folder-name-lower',
        data: { name, right },
      });
    }
  },
};
