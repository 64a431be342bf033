import type { MouseEvent } from 'react';

interface DiagramProps {
  /** Made from brand files, with every text in it escaped. */
  svg: string;
  /** The id of the step that is chosen. */
  chosen?: string;
  /** A press on one of the links; without it they lead where they lead. */
  onPress?(event: MouseEvent): void;
}

/** A flow as a diagram. */
export function Diagram({ svg, chosen, onPress }: DiagramProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="flow"
      data-chosen={chosen}
      onClick={onPress}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
