import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FlowsModel, StepModel } from '../../edit/build/model.ts';
import type { SiteBrand } from '../../site/site.ts';
import { EditBar } from '../build/EditBar.tsx';
import { Item } from '../build/Item.tsx';
import { useEdits, type Edits } from '../build/use-edits.ts';
import { Switch } from '../Choice.tsx';
import { useSay } from '../language.ts';
import { useFile, useStudio } from '../studio.ts';
import { useView, viewQuery } from '../view.ts';
import { AddStep, AlsoIn, StepSettings } from './step-forms.tsx';
import { wayThrough } from './way-through.ts';

interface FlowsProps {
  brand: SiteBrand;
}

/** The flows of a brand with what the checks find in them; where files can be changed, also what changes them. */
export function Flows({ brand }: FlowsProps) {
  const { data: model } = useFile<FlowsModel>(`flows/${brand.id}.json`);
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
  return <FlowList {...props} edits={useEdits(props.brand.id)} />;
}

/** The steps of one flow, each with the steps that it leads to. */
function FlowList({ brand: { id: brand, isConfigAsked }, model, edits }: FlowListProps) {
  const say = useSay();
  const [flowId, chooseFlow] = useState<string>();
  const flow = model.flows.find(({ id }) => id === flowId) ?? model.flows[0];
  if (!flow) return null;
  return (
    <section className="flows" aria-label={`${say('flow')}: ${brand}`}>
      <Switch
        label={say('flow')}
        value={flow.id}
        options={model.flows.map(({ id }) => [id, id] as const)}
        onChange={chooseFlow}
      />
      {isConfigAsked && <p className="hint">{say('config')}</p>}
      {edits && <EditBar brand={brand} levels={model.levels} edits={edits} />}
      <ol className="steps">
        {flow.steps.map((step) => (
          <li key={`${flow.id} ${step.id}`}>
            <StepItem brand={brand} flow={flow.id} step={step} model={model} edits={edits} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepItemProps {
  brand: string;
  flow: string;
  step: StepModel;
  model: FlowsModel;
  edits?: Edits;
}

/** A step: its screen, where it leads and what is wrong there; its settings, and a new step behind it. */
function StepItem({ brand, flow, step, model, edits }: StepItemProps) {
  const say = useSay();
  const [view] = useView();
  const [others, setOthers] = useState<readonly string[]>([]);
  const { id, numbers, templateId } = step;
  const flows = [flow, ...others];
  const there = stepsOf(model, flow);
  const twins = model.flows.filter(
    (one) => one.id !== flow && stepsOf(model, one.id).some((other) => other.id === id),
  );
  return (
    <Item
      brand={brand}
      item={step}
      edits={edits}
      id={id}
      order={wayThrough(there, id)}
      name={id}
      label={say('step', { id })}
      notes={
        <>
          {numbers !== '' && <small>{numbers}</small>}
          <Link to={{ search: viewQuery({ ...view, shown: { brand, screen: templateId } }) }}>
            /{templateId}
          </Link>
          <Ways step={step} steps={there} />
        </>
      }
      moveTo={(after) => ({ kind: 'move-step', flows: [flow], step: id, after })}
      removal={{ kind: 'remove-step', flows, step: id }}
    >
      {edits && (
        <>
          <AlsoIn flows={twins.map((one) => one.id)} chosen={others} onChoose={setOthers} />
          <StepSettings brand={brand} flows={flows} step={step} steps={there} edits={edits} />
          <AddStep flows={flows} step={step} steps={there} model={model} edits={edits} />
        </>
      )}
    </Item>
  );
}

const stepsOf = ({ flows }: FlowsModel, flow: string): StepModel[] =>
  flows.find(({ id }) => id === flow)!.steps;

/** The steps that a step leads to, by outcome, and what the checks find there. */
function Ways({ step, steps }: { step: StepModel; steps: readonly StepModel[] }) {
  const say = useSay();
  const { outcomes, next, isUnreachable, isInCircle, isDeadEnd } = step;
  const ways = [
    ...outcomes.map(({ outcome, to }) => ({ words: `${say(`outcome.${outcome}`)} `, to })),
    { words: '', to: next },
  ];
  return (
    <>
      <ul className="ways">
        {ways.map(
          ({ words, to }) =>
            to !== undefined && (
              <li key={words}>
                {words}→ {to}
                {!steps.some(({ id }) => id === to) && ` (${say('noStep')})`}
              </li>
            ),
        )}
      </ul>
      {isUnreachable && <small>{say('unreachable')}</small>}
      {isInCircle && <small className="error">{say('circle')}</small>}
      {isDeadEnd && <small className="error">{say('deadEnd')}</small>}
    </>
  );
}
