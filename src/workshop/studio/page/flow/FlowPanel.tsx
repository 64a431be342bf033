import { useState, type MouseEvent } from 'react';
import type { DiagramFlow, DiagramStep } from '../../../diagram/diagram-flow.ts';
import { flowDiagram } from '../../../diagram/flow-diagram.ts';
import { frameQuery } from '../../../preview/frame.ts';
import { Switch } from '../../../preview/gallery/Choice.tsx';
import { Diagram } from '../../../preview/gallery/flows/Diagram.tsx';
import { useTexts } from '../../../preview/language.ts';
import type { FlowModel, FlowsModel, StepModel } from '../../build/model.ts';
import { BUILD_TEXTS } from '../build/build-texts.ts';
import { EditBar } from '../build/EditBar.tsx';
import { MoveButtons } from '../build/MoveButtons.tsx';
import { Owner } from '../build/Owner.tsx';
import { useEdits, useModel, type Edits } from '../build/use-edits.ts';
import { useStudio } from '../studio-context.ts';
import { FLOW_TEXTS } from './flow-texts.ts';
import { StepEditor } from './StepEditor.tsx';
import { wayThrough } from './way-through.ts';

/** The flows of a brand: the diagram with what the checks find, and what changes the chosen step. */
export function FlowPanel({ brand }: { brand: string }) {
  const texts = useTexts(FLOW_TEXTS);
  const shared = useTexts(BUILD_TEXTS);
  const { site } = useStudio();
  const { model, error } = useModel<FlowsModel>('build-flows', { brand });
  const edits = useEdits(brand, model);
  const [flowId, chooseFlow] = useState<string>();
  const [stepId, choose] = useState<string>();
  const flow = model?.flows.find(({ id }) => id === flowId) ?? model?.flows[0];
  const there = flow?.steps.filter(({ isRemoved }) => !isRemoved) ?? [];
  const move = (id: string, after: string | null) =>
    edits.make([{ kind: 'move-step', flows: [flow!.id], step: id, after }]);
  if (error !== '') return <p role="alert">{error}</p>;
  if (!model) return <p>{shared.loading}</p>;
  if (!flow) return <p>{texts.nowhere}</p>;
  const step = flow.steps.find(({ id }) => id === stepId);
  const first = there[0]?.templateId;
  const isConfigAsked = site.brands.find(({ id }) => id === brand)?.isConfigAsked;

  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const id = link?.querySelector('[data-step]')?.getAttribute('data-step');
    if (id === undefined || id === null) return;
    event.preventDefault();
    choose(id);
  };
  return (
    <section className="build flow-page" aria-label={texts.flow}>
      <div className="flow-head">
        <Switch
          label={texts.flow}
          value={flow.id}
          options={model.flows.map(({ id }) => [id, id] as const)}
          onChange={(next) => {
            chooseFlow(next);
            choose(undefined);
          }}
        />
        {first !== undefined && (
          <a
            href={`frame.html${frameQuery({ brand, screen: first, flow: flow.id, mode: 'light' })}`}
            target="_blank"
            rel="noopener"
          >
            {texts.walk}
          </a>
        )}
      </div>
      {isConfigAsked && <p className="hint">{texts.config}</p>}
      <EditBar brand={brand} levels={model.levels} edits={edits} />
      <Diagram
        svg={drawn(flow, step?.id, {
          title: `${texts.flow} ${flow.id}`,
          missing: texts.noStep,
        })}
        chosen={step?.id}
        onPress={press}
      />
      <h3>{texts.steps}</h3>
      <p className="hint">{texts.choose}</p>
      <ol className="rows steps">
        {flow.steps.map((one) => (
          <li key={one.id}>
            <div className="row" data-removed={one.isRemoved}>
              <button
                type="button"
                className="name"
                aria-expanded={one.id === step?.id}
                aria-label={texts.step(one.id)}
                onClick={() => choose(one.id === step?.id ? undefined : one.id)}
              >
                <b>{one.id}</b>
                <span>
                  <code>/{one.templateId}</code> <Owner {...one} brand={brand} />
                </span>
                <Finding step={one} />
              </button>
              {!one.isRemoved && <StepMoves there={there} step={one} edits={edits} onMove={move} />}
            </div>
            {one.id === step?.id && (
              <StepEditor
                key={`${flow.id} ${one.id}`}
                brand={brand}
                flow={flow}
                step={one}
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

interface StepMovesProps {
  there: readonly StepModel[];
  step: StepModel;
  edits: Edits;
  onMove(id: string, after: string | null): void;
}

/** Moves a step by one place on the way that buyers take. */
function StepMoves({ there, step: { id }, edits: { isBusy }, onMove }: StepMovesProps) {
  const order = wayThrough(there, id);
  const at = order.indexOf(id);
  return (
    <MoveButtons
      name={id}
      order={order}
      at={at}
      isBusy={isBusy}
      onMove={(after) => onMove(id, after)}
    />
  );
}

function Finding({ step: { isUnreachable, isInCircle, isDeadEnd } }: { step: StepModel }) {
  const texts = useTexts(FLOW_TEXTS);
  if (isUnreachable) return <span className="finding">{texts.unreachable}</span>;
  if (isInCircle) return <span className="finding bad">{texts.circle}</span>;
  return isDeadEnd ? <span className="finding bad">{texts.deadEnd}</span> : null;
}

/** The flow as a diagram with what the checks find in it; a press on a step chooses it. */
function drawn(
  { id, steps }: FlowModel,
  chosen: string | undefined,
  words: { title: string; missing: string },
): string {
  const there = steps.filter(({ isRemoved }) => !isRemoved);
  const flow: DiagramFlow = {
    id,
    steps: there.map((one): DiagramStep => {
      const { templateId, numbers, isUnreachable, isInCircle, isDeadEnd } = one;
      const mark = isUnreachable ? 'unreachable' : isInCircle || isDeadEnd ? 'endless' : undefined;
      return { id: one.id, templateId, numbers, mark };
    }),
    transitions: there.flatMap((one) => [
      ...one.outcomes.flatMap(({ outcome, to }) =>
        to === undefined ? [] : [{ from: one.id, to, outcome }],
      ),
      ...(one.next === undefined ? [] : [{ from: one.id, to: one.next, outcome: '' }]),
    ]),
  };
  const svg = flowDiagram(flow, { ...words, hrefOf: () => '#flow' });
  return chosen === undefined
    ? svg
    : svg.replace(`<g data-step="${chosen}"`, `<g class="chosen" data-step="${chosen}"`);
}
