import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { FlowModel, FlowsModel, StepModel } from '../../edit/build/model.ts';
import type { Change } from '../../edit/plan-change.ts';
import type { Edits } from '../build/use-edits.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useEditing } from '../editor/studio.ts';
import { useDescription } from '../editor/use-plan.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useTexts } from '../language.ts';
import { FLOW_TEXTS, OUTCOME_TEXTS } from './flow-texts.ts';

interface StepEditorProps {
  brand: string;
  flow: FlowModel;
  step: StepModel;
  model: FlowsModel;
  edits: Edits;
  onChoose(step: string | undefined): void;
}

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
      <StepSettings brand={brand} flows={flows} step={step} targets={targets} edits={edits} />
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

const choicesOf = (steps: readonly StepModel[]) =>
  steps.map(({ id, templateId }) => ({ const: id, title: `${id} (/${templateId})` }));

interface StepSettingsProps {
  brand: string;
  /** The flow on view, then all others in which the step is changed. */
  flows: readonly string[];
  step: StepModel;
  targets: readonly StepModel[];
  edits: Edits;
}

/** A step's next steps and number, as the schema of flows.json has them, saved together. */
function StepSettings({ brand, flows, step, targets, edits }: StepSettingsProps) {
  const { calls } = useEditing();
  const texts = useTexts(FLOW_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const words = useTexts(OUTCOME_TEXTS);
  const stepsTo = (flow: string) => ['flows', { id: flow }, 'steps', { id: step.id }];
  const place = { document: 'flows', steps: stepsTo(flows[0]!) };
  const described = useDescription(calls, brand, place)?.properties as
    Record<string, RJSFSchema> | undefined;
  const now = {
    outcomes: Object.fromEntries(step.outcomes.map(({ outcome, to }) => [outcome, to])),
    defaultNextStepId: step.next,
    stepNumber: step.stepNumber,
  };
  const [typed, type] = useState<typeof now>();
  if (!described) return <p>{shared.loading}</p>;
  const next = typed ?? now;
  const save = () => {
    const parts: [path: string[], before: JsonValue | undefined, after: JsonValue | undefined][] = [
      ...step.outcomes.map(({ outcome, to }): (typeof parts)[number] => [
        ['outcomes', outcome],
        to,
        next.outcomes[outcome],
      ]),
      [['defaultNextStepId'], now.defaultNextStepId, next.defaultNextStepId],
      [['stepNumber'], now.stepNumber, next.stepNumber],
    ];
    const list = flows.flatMap((flow) =>
      parts.flatMap(([path, before, after]): Edit[] => {
        if (before === after) return [];
        const change: Change =
          after === undefined ? { kind: 'remove' } : { kind: 'set', value: after };
        const steps = [...stepsTo(flow), ...path];
        return [{ kind: 'value', place: { document: 'flows', steps }, change }];
      }),
    );
    if (list.length > 0) edits.make(list, () => type(undefined));
  };
  const oneOf = choicesOf(targets);
  const outcomes = (described.outcomes?.properties ?? {}) as Record<string, RJSFSchema>;
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      outcomes: {
        type: 'object',
        properties: Object.fromEntries(
          step.outcomes.map(({ outcome }) => [
            outcome,
            { ...outcomes[outcome], title: texts.leadsTo(words[outcome]), oneOf },
          ]),
        ),
      },
      defaultNextStepId: { ...described.defaultNextStepId, oneOf },
      stepNumber: described.stepNumber!,
    },
  };
  const ui = {
    outcomes: Object.fromEntries(
      step.outcomes.map(({ outcome }) => [outcome, { 'ui:emptyLabel': texts.stays }]),
    ),
    defaultNextStepId: { 'ui:emptyLabel': texts.nowhere },
  };
  return (
    <SchemaForm
      label={texts.step(step.id)}
      schema={schema}
      ui={ui}
      value={next}
      onChange={type}
      onSubmit={save}
    >
      <p className="actions">
        <button type="submit">{edits.isBusy ? shared.busy : shared.save}</button>
      </p>
    </SchemaForm>
  );
}

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
function AddStep({ flow, flows, step, templates, edits, onChoose }: AddStepProps) {
  const texts = useTexts(FLOW_TEXTS);
  const outcomes = useTexts(OUTCOME_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const [isOpen, open] = useState(false);
  const shown = flow.steps.filter(({ isRemoved }) => !isRemoved).map((one) => one.templateId);
  const free = templates.filter((one) => !shown.includes(one) && !one.endsWith('[id]'));
  const [value, setValue] = useState<{ templateId?: string; outcome?: string }>({
    templateId: free[0],
  });
  if (free.length === 0) return null;
  const save = () => {
    const { templateId = '', outcome = '' } = value;
    const plain = templateId.replaceAll('/', '-');
    const name = flow.steps.some(({ id }) => id === plain) ? `${plain}-2` : plain;
    const isFirst = outcome === BEFORE;
    const way = isFirst ? '' : (outcome as Transition | '');
    const after = isFirst ? null : step.id;
    edits.make([{ kind: 'add-step', flows, step: name, templateId, after, outcome: way }], () =>
      onChoose(name),
    );
  };
  const schema: RJSFSchema = {
    type: 'object',
    required: ['templateId'],
    properties: {
      templateId: {
        type: 'string',
        title: texts.screen,
        oneOf: free.map((one) => ({ const: one, title: `/${one}` })),
      },
      outcome: {
        type: 'string',
        title: texts.behind,
        oneOf: [
          ...(flow.steps[0]?.id === step.id ? [{ const: BEFORE, title: texts.before }] : []),
          ...step.outcomes.map((one) => ({ const: one.outcome, title: outcomes[one.outcome] })),
        ],
      },
    },
  };
  return (
    <>
      <p className="actions">
        <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {texts.add}
        </button>
      </p>
      {isOpen && (
        <SchemaForm
          label={texts.newStep}
          schema={schema}
          ui={{ outcome: { 'ui:emptyLabel': texts.always } }}
          value={value}
          onChange={setValue}
          onSubmit={save}
        >
          <p className="actions">
            <button type="submit">{edits.isBusy ? shared.busy : texts.addIt}</button>
          </p>
        </SchemaForm>
      )}
    </>
  );
}
