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
      "This list has no '{}', which {} files ask for.":
        "Esta lista não tem '{}', que {} arquivos pedem.",
      "Call this entry '{}' again, or change what asks for it.":
        "Chame esta entrada de '{}' de novo, ou mude o que a pede.",
      "Call the entry that was '{}' so again, or change what asks for it.":
        "Chame de '{}' de novo a entrada que tinha este nome, ou mude o que a pede.",
      'Write null, without quotes: it then stands first.':
        'Escreva null, sem aspas: assim fica em primeiro.',
      "There is no '{}' to remove.": "Não há '{}' para remover.",
      "There is no '{}' to stand behind.": "Não há '{}' depois do qual ficar.",
      'the flow to change may be this one': 'o fluxo a mudar pode ser este',
    },
  },
};
