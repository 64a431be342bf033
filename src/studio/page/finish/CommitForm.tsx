import { useCallback, useEffect, useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type {
  CommitAnswer,
  CommitWish,
  ProposalAnswer,
  Refusal,
} from '../../finish/finish-protocol.ts';
import { useStudio } from '../studio-context.ts';
import { FINISH_TEXTS } from './finish-texts.ts';

const MAX_SUBJECT = 72;

type Answer<Good> = Good | Refusal;
const isRefusal = <Good extends object>(answer: Answer<Good>): answer is Refusal =>
  'refusal' in answer && !('subject' in answer);

/** Proposes a branch and a message for what was changed, and commits it. */
export function CommitForm() {
  const { calls, site } = useStudio();
  const texts = useTexts(FINISH_TEXTS);
  const id = useId();
  const [also, setAlso] = useState<readonly string[]>([]);
  const [proposal, setProposal] = useState<ProposalAnswer>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(true);
  const [made, setMade] = useState<CommitAnswer>();

  const ask = useCallback(
    async (chosen: readonly string[]) => {
      setBusy(true);
      setProblem('');
      try {
        const answer = await calls.send<Answer<ProposalAnswer>>('finish/proposal', {
          also: chosen,
        });
        if (isRefusal(answer)) setProblem(answer.refusal);
        setProposal(isRefusal(answer) ? undefined : answer);
      } catch (error) {
        setProblem((error as Error).message);
      }
      setBusy(false);
    },
    [calls],
  );
  // Undo and redo change what there is to commit.
  useEffect(() => void ask(also), [ask, also, site]);

  const commit = async (wish: Pick<CommitWish, 'branch' | 'message'>) => {
    setBusy(true);
    setProblem('');
    try {
      const body: CommitWish = { ...wish, also: [...also] };
      const answer = await calls.send<Answer<CommitAnswer>>('finish/commit', body);
      if (isRefusal(answer)) setProblem(answer.refusal);
      else {
        setMade(answer);
        setAlso([]);
        return;
      }
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };

  const hasFiles = proposal !== undefined && proposal.files.length > 0;
  return (
    <section className="finish-part" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{texts.commit}</h1>
      <p>{texts.commitIntro}</p>
      <p role="status">{isBusy ? texts.preparing : ''}</p>
      {made && (
        <div role="status" className="made">
          <p>{texts.made(made.commit, made.branch)}</p>
          <code>git push --set-upstream origin {made.branch}</code>
          {made.others > 0 && <p>{texts.left(made.others)}</p>}
        </div>
      )}
      {(problem !== '' || proposal?.refusal) && (
        <p role="alert" className="error">
          {problem || proposal?.refusal}
        </p>
      )}
      {proposal && !hasFiles && !isBusy && !made && <p>{texts.nothing}</p>}
      {proposal && (
        <Others
          paths={proposal.others}
          chosen={also}
          onChoose={(chosen) => {
            setMade(undefined);
            setAlso(chosen);
          }}
        />
      )}
      {hasFiles && (
        <Message
          key={`${proposal.branch} ${proposal.subject} ${proposal.body}`}
          proposal={proposal}
          isBusy={isBusy}
          onCommit={(wish) => void commit(wish)}
        />
      )}
    </section>
  );
}

interface MessageProps {
  proposal: ProposalAnswer;
  isBusy: boolean;
  onCommit(wish: Pick<CommitWish, 'branch' | 'message'>): void;
}

function Message({ proposal, isBusy, onCommit }: MessageProps) {
  const texts = useTexts(FINISH_TEXTS);
  const id = useId();
  const [branch, setBranch] = useState(proposal.branch);
  const [subject, setSubject] = useState(proposal.subject);
  const [body, setBody] = useState(proposal.body);
  const length = [...subject.trim()].length;
  const error =
    length === 0 ? texts.noSubject : length > MAX_SUBJECT ? texts.tooLong(length) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!error) onCommit({ branch, message: `${subject.trim()}\n\n${body.trim()}\n` });
  };
  return (
    <form className="editor" onSubmit={submit}>
      <label htmlFor={`${id}-branch`}>{texts.branch}</label>
      <input
        id={`${id}-branch`}
        value={branch}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setBranch(target.value)}
      />
      <small id={`${id}-help`}>
        {branch === proposal.current ? texts.onto(proposal.current) : texts.fresh(proposal.current)}
      </small>
      <label htmlFor={`${id}-subject`}>{texts.subject}</label>
      <input
        id={`${id}-subject`}
        value={subject}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => setSubject(target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
      <label htmlFor={`${id}-body`}>{texts.body}</label>
      <textarea
        id={`${id}-body`}
        className="message"
        rows={8}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <p>{texts.files}</p>
      <ul>
        {proposal.files.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <button
          type="submit"
          disabled={isBusy || error !== undefined || proposal.refusal !== undefined}
        >
          {texts.make}
        </button>
      </p>
    </form>
  );
}

interface OthersProps {
  paths: readonly string[];
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

/** Changed files that the person may add to the commit. */
function Others({ paths, chosen, onChoose }: OthersProps) {
  const texts = useTexts(FINISH_TEXTS);
  if (paths.length === 0) return null;
  return (
    <fieldset className="others">
      <legend>{texts.others}</legend>
      {paths.map((path) => (
        <label key={path}>
          <input
            type="checkbox"
            checked={chosen.includes(path)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, path] : chosen.filter((one) => one !== path))
            }
          />
          <code>{path}</code>
        </label>
      ))}
    </fieldset>
  );
}
