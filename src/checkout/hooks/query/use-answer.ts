import { useQuery, type QueryKey } from '@tanstack/react-query';

/** A question to an upstream, and how it is answered. */
interface Question<Answer> {
  /** Names everything that the call carries: the same key gets the same answer. */
  queryKey: QueryKey;
  queryFn(): Promise<Answer>;
  /** Nothing is asked without it; an answer that is there already is given. */
  enabled: boolean;
  meta?: { isWanted: boolean };
  /** Milliseconds for which an unused answer is kept. */
  gcTime?: number;
}

/** Asks a question, and draws anew only for what is drawn of its result. */
export const useAnswer = <Answer>(question: Question<Answer>) =>
  useQuery<Answer>({ notifyOnChangeProps: ['data', 'isError', 'isFetched'], ...question });
