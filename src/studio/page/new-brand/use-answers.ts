import { useMemo, useState } from 'react';
import type { AnswerError } from '../../new-brand/answer-errors.ts';
import { keyFrom, questionsOf, type Answers } from '../../new-brand/answers.ts';
import type { NewBrandChoices } from '../../protocol.ts';

type Flag = keyof Answers;

interface NewBrandAnswers {
  /** Typed answers, and usual ones for whatever is not typed. */
  answers: Answers;
  answer(flag: Flag, text: string): void;
  /** Errors by question. */
  errors: ReadonlyMap<Flag, AnswerError>;
  /** Whether the question was answered or left, so that its error is to be said. */
  isDone(flag: Flag): boolean;
  leave(flag: Flag): void;
  needsBusiness: boolean;
}

/** The answers about a new brand, each with what is wrong in it. */
export function useAnswers(choices: NewBrandChoices): NewBrandAnswers {
  const [typed, setTyped] = useState<Partial<Answers>>({ name: '' });
  const [left, setLeft] = useState<ReadonlySet<Flag>>(new Set());
  const { answers, errors } = useMemo(() => complete(choices, typed), [choices, typed]);
  return {
    answers,
    errors,
    answer: (flag, text) => setTyped((before) => ({ ...before, [flag]: text })),
    isDone: (flag) => left.has(flag) || (typed[flag] ?? '') !== '',
    leave: (flag) => setLeft((before) => new Set([...before, flag])),
    needsBusiness: choices.withoutBusiness.includes(answers.parent),
  };
}

function complete(choices: NewBrandChoices, typed: Partial<Answers>) {
  const name = typed.name ?? '';
  const answers: Partial<Answers> = { ...typed, key: typed.key ?? keyFrom(name) };
  answers.area ??= choices.areas[0];
  answers.parent ??= choices.parents[0];
  answers.business ??= choices.businesses[0];
  for (const { flag, usual } of questionsOf(choices, answers)) {
    if (usual) answers[flag] ??= usual(answers);
  }
  const errors = new Map<Flag, AnswerError>();
  const questions = questionsOf(choices, answers).toSorted(
    (a, b) => Number(b.flag === 'name') - Number(a.flag === 'name'),
  );
  for (const { flag, errorIn } of questions) {
    const error = errorIn(answers[flag] ?? '', answers);
    // An answer that was made from a missing name or key is not what is to be corrected.
    const isMade = typed[flag] === undefined && (errors.has('name') || errors.has('key'));
    if (error && !isMade) errors.set(flag, error);
  }
  if (questions.every(({ flag }) => flag !== 'business')) delete answers.business;
  return { answers: answers as Answers, errors };
}
