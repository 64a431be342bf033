import { useState } from 'react';
import type { SiteFlow } from '../site.ts';
import { Switch } from './Choice.tsx';
import { useJson } from './use-json.ts';

/** The flows of a brand as diagrams, one at a time; a press on a step shows its screen. */
export function Flows({ brand }: { brand: string }) {
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
      {/* Made by the build from brand files, with every text in it escaped. */}
      {shown && <div className="flow" dangerouslySetInnerHTML={{ __html: shown.svg }} />}
    </section>
  );
}
