import { useContext, useState } from 'react';
import type { SiteFlow } from '../../site.ts';
import { LanguageContext, useTexts } from '../../language.ts';
import { Switch } from '../Choice.tsx';
import { Diagram } from './Diagram.tsx';
import { GALLERY_TEXTS } from '../gallery-texts.ts';
import { useJson } from '../use-json.ts';

interface FlowsProps {
  brand: string;
  isConfigAsked: boolean;
}

/**
 * The flows of a brand's JSON as diagrams, one at a time; a press on a step shows its screen. Says what else
 * decides the steps that buyers see: no tool knows the config of the real upstream.
 */
export function Flows({ brand, isConfigAsked }: FlowsProps) {
  const texts = useTexts(GALLERY_TEXTS);
  const language = useContext(LanguageContext);
  const flows = useJson<SiteFlow[]>(`diagrams/${brand}.json`);
  const [chosen, choose] = useState<string>();
  if (!flows) return <div className="flow" />;
  const shown = flows.find(({ id }) => id === chosen) ?? flows[0];
  return (
    <section className="flows" aria-label={texts.flows}>
      {flows.length > 1 && (
        <Switch
          label={texts.flow}
          value={shown?.id ?? ''}
          options={flows.map(({ id }) => [id, id] as const)}
          onChange={choose}
        />
      )}
      {isConfigAsked && <p className="note">{texts.config}</p>}
      {shown && <Diagram svg={shown.svg[language]} />}
    </section>
  );
}
