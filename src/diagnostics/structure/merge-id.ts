import type { Rule } from '../rule.ts';

/** Reported by the merge, for an entry that names none of its parent, and by flow-name for a whole flow. */
export const rule: Rule = {
  meta: {
    id: 'merge-id',
    severity: 'error',
    description:
      'An entry of a list was to change or follow one of the parent, but the parent has none of this id.',
    howToFix: 'Write the id as the parent has it.',
    example: {
      file: 'brand.json',
      wrong: { refererOptions: [{ id: 'googel', $remove: true }] },
      right: { refererOptions: [{ id: 'google', $remove: true }] },
    },
    pt: {
      "No parent has a flow '{}' to change, and as a new one it lacks much.":
        "Nenhum pai tem um fluxo '{}' para mudar, e como novo falta muito nele.",
      "No parent has an entry '{}' to change, and as a new one it lacks much.":
        "Nenhum pai tem uma entrada '{}' para mudar, e como nova falta muito nela.",
      "There is no '{}' to remove.": "Não há '{}' para remover.",
      "There is no '{}' to stand behind.": "Não há '{}' depois do qual ficar.",
    },
  },
};
