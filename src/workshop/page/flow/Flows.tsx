import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FlowsModel, StepModel } from '../../edit/read/read-flows.ts';
import { Fold } from '../build/Fold.tsx';
import { Item } from '../build/Item.tsx';
import { Switch } from '../Choice.tsx';
import { useSay } from '../language.ts';
import { useBrand, useFile } from '../studio.ts';
import { useView, viewQuery } from '../view.ts';
import { AddStep, AlsoIn, StepSettings } from './step-forms.tsx';

/** The flows of the brand on view: the steps of one, each with the steps that it leads to. */
export function Flows() {
  const { id: brand, isConfigAsked } = useBrand();
  const { data: model } = useFile<FlowsModel>(`flows/${brand}.json`);
  const say = useSay();
  const [flowId, chooseFlow] = useState<string>();
  const flow = model?.flows.find(({ id }) => id === flowId) ?? model?.flows[0];
  if (!model || !flow) return <div className="flows" />;
  return (
    <section className="flows" aria-label={`${say('flow')}: ${brand}`}>
      <Switch
        label={say('flow')}
        value={flow.id}
        options={model.flows.map(({ id }) => [id, id] as const)}
        onChange={chooseFlow}
      />
      {isConfigAsked && <p className="hint">{say('config')}</p>}
      <ol className="steps">
        {flow.steps.map((step) => (
          <li key={`${flow.id} ${step.id}`}>
            <StepItem flow={flow} step={step} model={model} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepItemProps {
  flow: FlowsModel['flows'][number];
  step: StepModel;
  model: FlowsModel;
}

/** A step: its screen, where it leads and what is wrong there; its settings, and a new step behind it. */
function StepItem({ flow, step, model }: StepItemProps) {
  const { id: brand } = useBrand();
  const say = useSay();
  const [view] = useView();
  const [others, setOthers] = useState<readonly string[]>([]);
  const { id, numbers, templateId } = step;
  const { steps } = flow;
  const twins = model.flows.filter(
    (one) => one !== flow && one.steps.some((other) => other.id === id),
  );
  const forms = { flows: [flow.id, ...others], step, steps };
  return (
    <Item
      item={step}
      name={id}
      label={say('step', { id })}
      notes={
        <>
          {numbers !== '' && <small>{numbers}</small>}
          <Link to={{ search: viewQuery({ ...view, shown: { brand, screen: templateId } }) }}>
            /{templateId}
          </Link>
          <Ways step={step} steps={steps} />
        </>
      }
    >
      <AlsoIn flows={twins.map((one) => one.id)} chosen={others} onChoose={setOthers} />
      <StepSettings {...forms} />
      <Fold summary={say('addStep')}>
        {(close) => <AddStep {...forms} templates={model.templates} onDone={close} />}
      </Fold>
    </Item>
  );
}

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
