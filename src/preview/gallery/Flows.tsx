import { useState } from 'react';
import type { SiteFlow } from '../site.ts';
import { Switch } from './Choice.tsx';
import { useJson } from './use-json.ts';

interface FlowsProps {
  brand: string;
  isConfigAsked: boolean;
}

/**
 * The flows of a brand's JSON as diagrams, one at a time; a press on a step shows its screen. Says what else
 * decides the steps that buyers see: no tool knows the config of the real upstream.
 */
export function Flows({ brand, isConfigAsked }: FlowsProps) {
  const flows = useJson<SiteFlow[]>(`diagrams/${brand}.json`);
  const [chosen, choose] = useState<string>();
  if (!flows) return <div className="flow" />;
  const shown = flows.find(({ id }) => id === chosen) ?? flows[0];
  return (
    <section className="flows" aria-label="Flows">
      {flows.length > 1 && (
        <Switch
          label="Flow"
          value={shown?.id ?? ''}
          options={flows.map(({ id }) => [id, id] as const)}
          onChange={choose}
        />
      )}
      {isConfigAsked && (
        <p className="note">
          These are the flows of flows.json. Where the config call of the upstream sends a flow,
          that one decides which steps buyers see and in what order; a step that it lacks is not
          shown. Outcomes, step numbers, props, screens and texts hold either way.
        </p>
      )}
      {/* Made by the build from brand files, with every text in it escaped. */}
      {shown && <div className="flow" dangerouslySetInnerHTML={{ __html: shown.svg }} />}
    </section>
  );
}
