import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { FlowsModel, StepModel } from '../../edit/read/read-flows.ts';
import { choiceOf } from '../build/place.ts';
import { changedIn, EditForm, type Properties } from '../form/EditForm.tsx';
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
}

/** A step's next steps and number, as the schema of flows.json has them, and its place on the way of buyers. */
export function StepSettings({ flows, step, steps }: StepFormProps) {
  const say = useSay();
  const placeIn = (flow: string, ...path: string[]) => ({
    document: 'flows',
    steps: ['flows', { id: flow }, 'steps', { id: step.id }, ...path],
  });
  const place = placeIn(flows[0]!);
  const { data: described } = useModel<RJSFSchema>('describe', { place });
  if (!described) return <p>{say('loading')}</p>;
  const { defaultNextStepId, stepNumber } = described.properties as Record<string, RJSFSchema>;
  const order = steps.map(({ id, templateId }) => ({ id, name: `${id} (/${templateId})` }));
  const choice = (title: string): RJSFSchema => choiceOf(title, order, step.id);
  const outcomes = step.outcomes.map(({ outcome }): [string, RJSFSchema] => [
    outcome,
    choice(say('leadsTo', { outcome: say(`outcome.${outcome}`) })),
  ]);
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(outcomes),
      defaultNextStepId: choice(defaultNextStepId!.title!),
      stepNumber: stepNumber!,
      after: choice(say('movesBehind')),
    },
  };
  const ui: UiSchema = {
    ...Object.fromEntries(
      outcomes.map(([outcome]) => [outcome, { 'ui:placeholder': say('stays') }]),
    ),
    defaultNextStepId: { 'ui:placeholder': say('nowhere') },
    after: { 'ui:placeholder': say('top') },
  };
  const now: Properties = {
    ...Object.fromEntries(step.outcomes.map(({ outcome, to }) => [outcome, to])),
    defaultNextStepId: step.next,
    stepNumber: step.stepNumber,
    after: stepBefore(step, steps)?.id,
  };
  const editsOf = ([name, value]: [string, JsonValue | undefined]): Edit[] => {
    if (name === 'after') {
      const after = (value as string | undefined) ?? null;
      return [{ kind: 'step', flows, step: step.id, after }];
    }
    const path = outcomes.some(([outcome]) => outcome === name) ? ['outcomes', name] : [name];
    return flows.map((flow) => ({ kind: 'value', place: placeIn(flow, ...path), value }));
  };
  return (
    <EditForm
      label={say('step', { id: step.id })}
      now={now}
      draw={(next) => ({ schema, ui, edits: changedIn(schema, now, next).flatMap(editsOf) })}
      removal={{ kind: 'remove-step', flows, step: step.id }}
    />
  );
}

/** The step that leads buyers to another one, or else stands before it; none before the first. */
export function stepBefore({ id }: StepModel, steps: readonly StepModel[]): StepModel | undefined {
  const at = steps.findIndex((one) => one.id === id);
  const leading = steps.find(({ next }) => next === id);
  const byOutcome = steps.find(({ outcomes }) => outcomes.some(({ to }) => to === id));
  return at === 0 ? undefined : (leading ?? byOutcome ?? steps[at - 1]);
}

/** In place of an outcome: the new step stands before this one. */
const BEFORE = 'before';

interface AddStepProps extends StepFormProps {
  /** The screens of the brand. */
  templates: FlowsModel['templates'];
  onDone(): void;
}

/** Adds a step behind another one: its screen, and the outcome that leads to it. */
export function AddStep({ flows, step, steps, templates, onDone }: AddStepProps) {
  const say = useSay();
  const shown = steps.map(({ templateId }) => templateId);
  const free = templates.filter((one) => !shown.includes(one) && !one.endsWith('[id]'));
  const schema: RJSFSchema = {
    type: 'object',
    required: ['templateId'],
    properties: {
      templateId: choiceOf(
        say('screen'),
        free.map((id) => ({ id, name: `/${id}` })),
      ),
      outcome: choiceOf(say('comesNext'), [
        ...(steps[0]?.id === step.id ? [{ id: BEFORE, name: say('becomesFirst') }] : []),
        ...step.outcomes.map(({ outcome: id }) => ({ id, name: say(`outcome.${id}`) })),
      ]),
    },
  };
  const editOf = ({ templateId = '', outcome = '' }: Answers): Edit => {
    const plain = templateId.replaceAll('/', '-');
    const name = steps.some(({ id }) => id === plain) ? `${plain}-2` : plain;
    const place =
      outcome === BEFORE
        ? { after: null }
        : { after: step.id, outcome: (outcome as Transition | '') || undefined };
    return { kind: 'step', flows, step: name, templateId, ...place };
  };
  const ui = { outcome: { 'ui:placeholder': say('inAllOtherCases') } };
  return (
    <EditForm<Answers>
      label={say('newStep')}
      now={{}}
      draw={(next) => ({ schema, ui, edits: next.templateId ? [editOf(next)] : [] })}
      button={say('addTheStep')}
      onDone={onDone}
    />
  );
}

interface Answers {
  templateId?: string;
  outcome?: string;
}
