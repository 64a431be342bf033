import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { FlowModel, FlowsModel, StepModel } from '../../edit/build/model.ts';
import type { Change } from '../../edit/plan-change.ts';
import { ItemActions } from '../build/Item.tsx';
import type { Edits } from '../build/use-edits.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useModel } from '../editor/use-plan.ts';
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
  const [others, setOthers] = useState<string[]>([]);
  const flows = [flow.id, ...others];
  const place = { flows, step: step.id };
  const there = flow.steps.filter(({ isRemoved }) => !isRemoved);
  const targets = there.filter(({ id }) => id !== step.id);
  const twins = model.flows.filter(
    ({ id, steps }) => id !== flow.id && steps.some((one) => one.id === step.id && !one.isRemoved),
  );
  const actions = (
    <ItemActions
      brand={brand}
      item={step}
      edits={edits}
      removal={{ kind: 'remove-step', ...place }}
      restoration={{ kind: 'restore-step', ...place }}
    />
  );
  if (step.isRemoved) return actions;
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
      {actions}
    </div>
  );
}

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
  const texts = useTexts(FLOW_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const words = useTexts(OUTCOME_TEXTS);
  const placeIn = (flow: string, ...path: string[]) => ({
    document: 'flows',
    steps: ['flows', { id: flow }, 'steps', { id: step.id }, ...path],
  });
  const { model } = useModel<RJSFSchema>('describe', { brand, place: placeIn(flows[0]!) });
  const described = model?.properties as Record<string, RJSFSchema> | undefined;
  const [typed, type] = useState<Partial<Record<string, JsonValue>>>();
  if (!described) return <p>{shared.loading}</p>;
  const { outcomes, defaultNextStepId, stepNumber } = described;
  const oneOf = targets.map(({ id, templateId }) => ({
    const: id,
    title: `${id} (/${templateId})`,
  }));
  const fields: SettingField[] = [
    ...step.outcomes.map(({ outcome, to }) => ({
      path: ['outcomes', outcome],
      now: to,
      schema: {
        ...(outcomes!.properties![outcome] as RJSFSchema),
        title: texts.leadsTo(words[outcome]),
        oneOf,
      },
      empty: texts.stays,
    })),
    {
      path: ['defaultNextStepId'],
      now: step.next,
      schema: { ...defaultNextStepId, oneOf },
      empty: texts.nowhere,
    },
    { path: ['stepNumber'], now: step.stepNumber, schema: stepNumber! },
  ];
  const byName = <Part,>(partOf: (field: SettingField) => Part) =>
    Object.fromEntries(fields.map((field) => [field.path.at(-1)!, partOf(field)]));
  const next = typed ?? byName(({ now }) => now);
  const changed = fields.filter(({ path, now }) => next[path.at(-1)!] !== now);
  // Saved, or typed back: what the file says from now on is shown.
  if (typed && changed.length === 0) type(undefined);
  const save = () => {
    const list = flows.flatMap((flow) =>
      changed.map(({ path }): Edit => {
        const value = next[path.at(-1)!];
        const change: Change = value === undefined ? { kind: 'remove' } : { kind: 'set', value };
        return { kind: 'value', place: placeIn(flow, ...path), change };
      }),
    );
    edits.make(list);
  };
  return (
    <SchemaForm
      label={texts.step(step.id)}
      schema={{ type: 'object', properties: byName(({ schema }) => schema) }}
      ui={byName(({ empty }) => ({ 'ui:emptyLabel': empty }))}
      value={next}
      onChange={type}
      onSubmit={save}
      button={shared.save}
      isBusy={edits.isBusy}
      isIdle={changed.length === 0}
    />
  );
}

/** A property of a step in its form; the last part of its path is its name there. */
interface SettingField {
  path: string[];
  now: JsonValue | undefined;
  schema: RJSFSchema;
  /** Words for no value. */
  empty?: string;
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
          button={texts.addIt}
          isBusy={edits.isBusy}
        />
      )}
    </>
  );
}
