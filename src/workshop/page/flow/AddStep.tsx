import { useState, type FormEvent } from 'react';
import { Choice } from '../Choice.tsx';
import { useTexts } from '../language.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { FlowModel, StepModel } from '../../edit/build/model.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import type { Edits } from '../build/use-edits.ts';
import { FLOW_TEXTS, OUTCOME_TEXTS } from './flow-texts.ts';

/** In place of an outcome: the new step stands before this one. */
const BEFORE = 'before';

interface AddStepProps {
  flow: FlowModel;
  /** All flows that get the step. */
  flows: readonly string[];
  /** The step that leads to the new one. */
  step: StepModel;
  templates: readonly string[];
  edits: Edits;
  onChoose(step: string): void;
}

/** Adds a step behind another one: its screen, and the outcome that leads to it. */
export function AddStep({ flow, flows, step, templates, edits, onChoose }: AddStepProps) {
  const texts = useTexts(FLOW_TEXTS);
  const outcomes = useTexts(OUTCOME_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const [isOpen, open] = useState(false);
  const shown = flow.steps.filter(({ isRemoved }) => !isRemoved).map((one) => one.templateId);
  const free = templates.filter((one) => !shown.includes(one) && !one.endsWith('[id]'));
  const [templateId, setTemplate] = useState(free[0] ?? '');
  const [outcome, setOutcome] = useState('');
  const plain = templateId.replaceAll('/', '-');
  const name = flow.steps.some(({ id }) => id === plain) ? `${plain}-2` : plain;
  if (free.length === 0) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isFirst = outcome === BEFORE;
    const way = isFirst ? '' : (outcome as Transition | '');
    const after = isFirst ? null : step.id;
    edits.make([{ kind: 'add-step', flows, step: name, templateId, after, outcome: way }], () =>
      onChoose(name),
    );
  };
  return (
    <>
      <p className="actions">
        <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {texts.add}
        </button>
      </p>
      {isOpen && (
        <form onSubmit={save} className="more" aria-label={texts.newStep}>
          <Choice
            label={texts.screen}
            value={templateId}
            options={free.map((one) => ({ value: one, label: `/${one}` }))}
            onChange={setTemplate}
          />
          <Choice
            label={texts.behind}
            value={outcome}
            options={[
              { value: '', label: texts.always },
              ...(flow.steps[0]?.id === step.id ? [{ value: BEFORE, label: texts.before }] : []),
              ...step.outcomes.map((one) => ({ value: one.outcome, label: outcomes[one.outcome] })),
            ]}
            onChange={setOutcome}
          />
          <p className="actions">
            <button type="submit">{edits.isBusy ? shared.busy : texts.addIt}</button>
          </p>
        </form>
      )}
    </>
  );
}
