import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { Transition } from '../../../contract/actions.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { FlowsModel, StepModel } from '../../edit/build/model.ts';
import type { Change } from '../../edit/plan-change.ts';
import type { Edits } from '../build/use-edits.ts';
import { SchemaForm, SettingsForm } from '../form/SchemaForm.tsx';
import { useSay } from '../language.ts';
import { useModel } from '../studio.ts';

interface AlsoInProps {
  /** Ids of the other flows that have the step. */
  flows: readonly string[];
  chosen: readonly string[];
  onChoose(flows: readonly string[]): void;
}

/** Chooses the other flows in which a step is changed as well. */
export function AlsoIn({ flows, chosen, onChoose }: AlsoInProps) {
  const say = useSay();
  if (flows.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('alsoIn')}</legend>
      {flows.map((id) => (
        <label key={id} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {id}
        </label>
      ))}
    </fieldset>
  );
}

interface StepFormProps {
  /** The flow on view, then all others in which the step is changed. */
  flows: readonly string[];
  step: StepModel;
  /** The steps of the flow on view. */
  steps: readonly StepModel[];
  edits: Edits;
}

/** A step's next steps and number, as the schema of flows.json has them, saved together. */
export function StepSettings({
  brand,
  flows,
  step,
  steps,
  edits,
}: StepFormProps & { brand: string }) {
  const say = useSay();
  const placeIn = (flow: string, ...path: string[]) => ({
    document: 'flows',
    steps: ['flows', { id: flow }, 'steps', { id: step.id }, ...path],
  });
  const place = placeIn(flows[0]!);
  const { data: described } = useModel<RJSFSchema>('describe', { brand, place });
  if (!described) return <p>{say('loading')}</p>;
  const { defaultNextStepId, stepNumber } = described.properties as Record<string, RJSFSchema>;
  const oneOf = steps.flatMap(({ id, templateId }) =>
    id === step.id ? [] : [{ const: id, title: `${id} (/${templateId})` }],
  );
  const outcomes = step.outcomes.map(({ outcome }): [string, RJSFSchema] => {
    const title = say('leadsTo', { outcome: say(`outcome.${outcome}`) });
    return [outcome, { type: 'string', title, oneOf }];
  });
  const change = ([name, value]: [string, unknown], flow: string): Edit => {
    const path = outcomes.some(([outcome]) => outcome === name) ? ['outcomes', name] : [name];
    const wanted = value === undefined ? { kind: 'remove' } : { kind: 'set', value };
    return { kind: 'value', place: placeIn(flow, ...path), change: wanted as Change };
  };
  return (
    <SettingsForm
      label={say('step', { id: step.id })}
      schema={{
        type: 'object',
        properties: {
          ...Object.fromEntries(outcomes),
          defaultNextStepId: { ...defaultNextStepId, oneOf },
          stepNumber: stepNumber!,
        },
      }}
      ui={{
        ...Object.fromEntries(
          outcomes.map(([outcome]) => [outcome, { 'ui:placeholder': say('stays') }]),
        ),
        defaultNextStepId: { 'ui:placeholder': say('nowhere') },
      }}
      now={{
        ...Object.fromEntries(step.outcomes.map(({ outcome, to }) => [outcome, to])),
        defaultNextStepId: step.next,
        stepNumber: step.stepNumber,
      }}
      isBusy={edits.isBusy}
      onSave={(changed) =>
        edits.make(flows.flatMap((flow) => Object.entries(changed).map((one) => change(one, flow))))
      }
    />
  );
}

/** In place of an outcome: the new step stands before this one. */
const BEFORE = 'before';

interface AddStepProps extends StepFormProps {
  model: FlowsModel;
}

/** Adds a step behind another one: its screen, and the outcome that leads to it. */
export function AddStep({ flows, step, steps, model, edits }: AddStepProps) {
  const say = useSay();
  const shown = steps.map(({ templateId }) => templateId);
  const free = model.templates.filter((one) => !shown.includes(one) && !one.endsWith('[id]'));
  const [value, setValue] = useState<{ templateId?: string; outcome?: string }>({});
  if (free.length === 0) return null;
  const { templateId = free[0]!, outcome = '' } = value;
  const save = () => {
    const plain = templateId.replaceAll('/', '-');
    const taken = model.flows.find(({ id }) => id === flows[0])!.steps;
    const name = taken.some(({ id }) => id === plain) ? `${plain}-2` : plain;
    const place =
      outcome === BEFORE
        ? { after: null, outcome: '' as const }
        : { after: step.id, outcome: outcome as Transition | '' };
    edits.make([{ kind: 'add-step', flows, step: name, templateId, ...place }], () => setValue({}));
  };
  return (
    <details>
      <summary>{say('addStep')}</summary>
      <SchemaForm
        label={say('newStep')}
        schema={{
          type: 'object',
          required: ['templateId'],
          properties: {
            templateId: {
              type: 'string',
              title: say('screen'),
              oneOf: free.map((one) => ({ const: one, title: `/${one}` })),
            },
            outcome: {
              type: 'string',
              title: say('comesNext'),
              oneOf: [
                ...(steps[0]?.id === step.id
                  ? [{ const: BEFORE, title: say('becomesFirst') }]
                  : []),
                ...step.outcomes.map((one) => ({
                  const: one.outcome,
                  title: say(`outcome.${one.outcome}`),
                })),
              ],
            },
          },
        }}
        ui={{ outcome: { 'ui:placeholder': say('inAllOtherCases') } }}
        value={{ templateId, outcome: outcome || undefined }}
        onChange={setValue}
        onSubmit={save}
        button={say('addTheStep')}
        isBusy={edits.isBusy}
      />
    </details>
  );
}
