import { useState, type FormEvent } from 'react';
import { Choice } from '../Choice.tsx';
import { useTexts } from '../language.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { Edit, StepPlace } from '../../edit/build/edit.ts';
import type { FlowModel, FlowsModel, StepModel } from '../../edit/build/model.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import type { Edits } from '../build/use-edits.ts';
import { AddStep } from './AddStep.tsx';
import { FLOW_TEXTS, OUTCOME_TEXTS } from './flow-texts.ts';

interface StepEditorProps {
  brand: string;
  flow: FlowModel;
  step: StepModel;
  model: FlowsModel;
  edits: Edits;
  onChoose(step: string | undefined): void;
}

const MAX_NUMBER = 5;

/** Changes one step: where its outcomes lead, its number, its place; adds one behind it. */
export function StepEditor({ brand, flow, step, model, edits, onChoose }: StepEditorProps) {
  const texts = useTexts(FLOW_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const { make } = edits;
  const [others, setOthers] = useState<string[]>([]);
  const flows = [flow.id, ...others];
  const place = { flows, step: step.id };
  const there = flow.steps.filter(({ isRemoved }) => !isRemoved);
  const targets = there.filter(({ id }) => id !== step.id);
  if (step.isRemoved) {
    return (
      <p className="actions">
        <button
          type="button"
          onClick={() => make([{ kind: 'restore-step', ...place, flows: [flow.id] }])}
        >
          {shared.restore}
        </button>
      </p>
    );
  }
  const twins = model.flows.filter(
    ({ id, steps }) => id !== flow.id && steps.some((one) => one.id === step.id && !one.isRemoved),
  );
  return (
    <div className="more">
      {twins.length > 0 && (
        <fieldset>
          <legend>{texts.alsoIn}</legend>
          {twins.map(({ id }) => (
            <label key={id} className="tick">
              <input
                type="checkbox"
                checked={others.includes(id)}
                onChange={({ target }) =>
                  setOthers(target.checked ? [...others, id] : others.filter((one) => one !== id))
                }
              />
              {id}
            </label>
          ))}
        </fieldset>
      )}
      <Ways key={waysOf(step)} step={step} targets={targets} place={place} edits={edits} />
      <AddStep
        flow={flow}
        flows={flows}
        step={step}
        templates={model.templates}
        edits={edits}
        onChoose={onChoose}
      />
      <p className="actions">
        <button type="button" onClick={() => make([{ kind: 'remove-step', ...place }])}>
          {shared.remove}
        </button>
        {step.isChanged && step.from !== brand && (
          <button type="button" onClick={() => make([{ kind: 'restore-step', ...place }])}>
            {shared.restore}
          </button>
        )}
      </p>
    </div>
  );
}

const optionsOf = (steps: readonly StepModel[]) =>
  steps.map(({ id, templateId }) => ({ value: id, label: `${id} (/${templateId})` }));

const waysOf = ({ next, outcomes, stepNumber }: StepModel) =>
  JSON.stringify([next, outcomes, stepNumber]);

interface WaysProps {
  step: StepModel;
  targets: readonly StepModel[];
  place: StepPlace;
  edits: Edits;
}

/** A step's next steps and number, saved together: a list that is walked through changes nothing. */
function Ways({ step, targets, place, edits }: WaysProps) {
  const texts = useTexts(FLOW_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const outcomes = useTexts(OUTCOME_TEXTS);
  const ways: readonly { outcome: Transition | ''; to?: string }[] = [
    ...step.outcomes,
    { outcome: '', to: step.next },
  ];
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [number, setNumber] = useState(String(step.stepNumber ?? ''));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const list = ways.flatMap(({ outcome, to = '' }): Edit[] => {
      const next = typed[outcome] ?? to;
      return next === to ? [] : [{ kind: 'lead-step', ...place, outcome, to: next || null }];
    });
    if (number !== String(step.stepNumber ?? '')) {
      const stepNumber = number === '' ? null : Number(number);
      list.push({ kind: 'number-step', ...place, stepNumber });
    }
    if (list.length > 0) edits.make(list);
  };
  return (
    <form onSubmit={save} aria-label={texts.step(step.id)}>
      {ways.map(({ outcome, to = '' }) => (
        <Choice
          key={outcome}
          label={outcome === '' ? texts.otherwise : texts.leadsTo(outcomes[outcome])}
          value={typed[outcome] ?? to}
          options={[
            { value: '', label: outcome === '' ? texts.nowhere : texts.stays },
            ...optionsOf(targets),
          ]}
          onChange={(next) => setTyped({ ...typed, [outcome]: next })}
        />
      ))}
      <Choice
        label={texts.number}
        value={number}
        options={[
          { value: '', label: texts.noNumber },
          ...Array.from({ length: MAX_NUMBER }, (_, at) => {
            return { value: String(at + 1), label: String(at + 1) };
          }),
        ]}
        onChange={setNumber}
      />
      <p className="actions">
        <button type="submit">{edits.isBusy ? shared.busy : shared.save}</button>
      </p>
    </form>
  );
}
