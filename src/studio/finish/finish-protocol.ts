import type { ChangeDescription, Subject } from '../../diff/change.ts';
import type { SiteFinding } from '../../preview/site.ts';
import type { CommitProposal } from './commit-proposal.ts';

/** Meaning of a change for buyers, in sentences. */
export interface SeenByBuyers {
  headline: string;
  errors: SiteFinding[];
  /** Dangers for buyers. */
  breaks: string[];
  subjects: { subject: Subject; changes: (ChangeDescription & { brands: string[] })[] }[];
}

/** How far the report on changes is. */
export type LookState =
  | { phase: 'idle' | 'cancelled' }
  | {
      phase: 'running';
      ref: string;
      progress?: { phase: 'check' | 'build' | 'pictures'; done: number; total: number };
      /** The sentences, which are there before the pictures. */
      report?: SeenByBuyers;
    }
  | {
      phase: 'done';
      ref: string;
      report: SeenByBuyers;
      /** Address of the report with its pictures. */
      page: string;
      /** Number of screens that look different. */
      pictures: number;
    }
  | { phase: 'failed'; ref: string; message: string };

/** The proposed commit, or why there cannot be one. */
export interface ProposalAnswer extends CommitProposal {
  /** The branch that is checked out. */
  current: string;
  /** The branch that others build upon. */
  main: string | undefined;
  files: string[];
  /** Changed brand files that this start of the studio did not write. */
  others: string[];
  refusal: string | undefined;
}

export interface CommitWish {
  branch: string;
  message: string;
  /** Files of `others` that are to be committed too. */
  also: string[];
}

export interface CommitAnswer {
  /** The commit's short id. */
  commit: string;
  branch: string;
  /** Number of changed brand files that stay uncommitted. */
  others: number;
}

/** In place of an answer: why git does not take it, and what to do. */
export interface Refusal {
  refusal: string;
}
