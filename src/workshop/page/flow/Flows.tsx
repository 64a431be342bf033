import { useState } from 'react';
import type { FlowModel, FlowsModel, StepModel } from '../../edit/build/model.ts';
import type { SiteBrand } from '../../site/site.ts';
import { frameQuery } from '../../states/frame.ts';
import { EditBar } from '../build/EditBar.tsx';
import { MoveButtons } from '../build/MoveButtons.tsx';
import { Owner } from '../build/Item.tsx';
import { useEdits, type Edits } from '../build/use-edits.ts';
import { Switch } from '../Choice.tsx';
import { useStudio, useVersion } from '../editor/studio.ts';
import { useTexts } from '../language.ts';
import { useJson } from '../use-json.ts';
import { viewQuery } from '../view.ts';
import { FLOW_TEXTS, OUTCOME_TEXTS } from './flow-texts.ts';
import { StepEditor } from './StepEditor.tsx';
import { wayThrough } from './way-through.ts';

interface FlowsProps {
  brand: SiteBrand;
}

/** The flows of a brand with what the checks find in them; where files can be changed, also what changes them. */
export function Flows({ brand }: FlowsProps) {
  const version = useVersion();
  const query = version === undefined ? '' : `?version=${version}`;
  const model = useJson<FlowsModel>(`flows/${brand.id}.json${query}`);
  const studio = useStudio();
  if (!model) return <div className="flows" />;
  const props = { brand, model };
  return studio ? <EditedFlows {...props} /> : <FlowList {...props} />;
}

interface FlowListProps extends FlowsProps {
  model: FlowsModel;
  edits?: Edits;
}

function EditedFlows(props: FlowListProps) {
  return <FlowList {...props} edits={useEdits(props.brand.id, props.model)} />;
}

/** The steps of one flow, each with the steps that it leads to. */
function FlowList({ brand: { id: brand, mode, isConfigAsked }, model, edits }: FlowListProps) {
  const texts = useTexts(FLOW_TEXTS);
  const [flowId, chooseFlow] = useState<string>();
  const [stepId, choose] = useState<string>();
  const flow = model.flows.find(({ id }) => id === flowId) ?? model.flows[0];
  if (!flow) return null;
  const there = flow.steps.filter(({ isRemoved }) => !isRemoved);
  const move = (id: string, after: string | null) =>
    edits?.make([{ kind: 'move-step', flows: [flow.id], step: id, after }]);
  const [first] = there;
  return (
    <section className="flows" aria-label={`${texts.flow}: ${brand}`}>
      <div className="bar">
        <Switch
          label={texts.flow}
          value={flow.id}
          options={model.flows.map(({ id }) => [id, id] as const)}
          onChange={(next) => {
            chooseFlow(next);
            choose(undefined);
          }}
        />
        {first && (
          <a
            href={`frame.html${frameQuery({ brand, screen: first.templateId, flow: flow.id, mode })}`}
            target="_blank"
            rel="noopener"
          >
            {texts.walk}
          </a>
        )}
      </div>
      {isConfigAsked && <p className="hint">{texts.config}</p>}
      {edits && <EditBar brand={brand} levels={model.levels} edits={edits} />}
      <ol className="steps">
        {flow.steps.map((step) => (
          <li key={step.id} data-open={step.id === stepId || undefined}>
            <div className="row" data-removed={step.isRemoved}>
              <StepName
                step={step}
                isOpen={step.id === stepId}
                onPress={edits && (() => choose(step.id === stepId ? undefined : step.id))}
              />
              <a href={viewQuery({ brand, shown: { brand, screen: step.templateId } })}>
                /{step.templateId}
              </a>
              <Owner {...step} brand={brand} />
              {!step.isRemoved && <Ways step={step} steps={there} />}
              <Finding step={step} />
              {edits && !step.isRemoved && (
                <StepMoves there={there} step={step} edits={edits} onMove={move} />
              )}
            </div>
            {edits && step.id === stepId && (
              <StepEditor
                key={`${flow.id} ${step.id}`}
                brand={brand}
                flow={flow}
                step={step}
                model={model}
                edits={edits}
                onChoose={choose}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepNameProps {
  step: StepModel;
  isOpen: boolean;
  /** Missing where the step cannot be changed. */
  onPress?(): void;
}

function StepName({ step: { id, numbers }, isOpen, onPress }: StepNameProps) {
  const texts = useTexts(FLOW_TEXTS);
  const name = (
    <b>
      {numbers !== '' && `${numbers} · `}
      {id}
    </b>
  );
  if (!onPress) return name;
  return (
    <button
      type="button"
      className="name"
      aria-expanded={isOpen}
      aria-label={texts.step(id)}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

/** The steps that a step leads to, by outcome. */
function Ways({ step, steps }: { step: StepModel; steps: FlowModel['steps'] }) {
  const texts = useTexts(FLOW_TEXTS);
  const outcomes = useTexts(OUTCOME_TEXTS);
  const named = step.outcomes.flatMap(({ outcome, to }) =>
    to === undefined ? [] : [{ words: outcomes[outcome], to }],
  );
  const ways = step.next === undefined ? named : [...named, { words: '', to: step.next }];
  return (
    <ul className="ways">
      {ways.map(({ words, to }) => (
        <li key={words}>
          {words && `${words} `}→ {to}
          {!steps.some(({ id }) => id === to) && ` (${texts.noStep})`}
        </li>
      ))}
    </ul>
  );
}

interface StepMovesProps {
  there: readonly StepModel[];
  step: StepModel;
  edits: Edits;
  onMove(id: string, after: string | null): void;
}

/** Moves a step by one place on the way that buyers take. */
function StepMoves({ there, step: { id }, edits: { isBusy }, onMove }: StepMovesProps) {
  const order = wayThrough(there, id);
  return (
    <MoveButtons
      name={id}
      order={order}
      at={order.indexOf(id)}
      isBusy={isBusy}
      onMove={(after) => onMove(id, after)}
    />
  );
}

function Finding({ step: { isUnreachable, isInCircle, isDeadEnd } }: { step: StepModel }) {
  const texts = useTexts(FLOW_TEXTS);
  if (isUnreachable) return <small>{texts.unreachable}</small>;
  if (isInCircle) return <small className="error">{texts.circle}</small>;
  return isDeadEnd ? <small className="error">{texts.deadEnd}</small> : null;
}
