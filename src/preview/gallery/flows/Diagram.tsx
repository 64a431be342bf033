import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTexts } from '../../language.ts';
import { GALLERY_TEXTS } from '../gallery-texts.ts';

interface DiagramProps {
  /** Made from brand files, with every text in it escaped. */
  svg: string;
  /** The id of the step that is chosen. */
  chosen?: string;
  /** A press on one of the links; without it they lead where they lead. */
  onPress?(event: MouseEvent): void;
}

/** A flow as a diagram, which says so where it goes on beyond the edge. */
export function Diagram({ svg, chosen, onPress }: DiagramProps) {
  const texts = useTexts(GALLERY_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = () => {
      const { scrollWidth, clientWidth, scrollLeft } = current;
      setCutOff(scrollWidth - clientWidth - scrollLeft > 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [svg]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        className="flow"
        data-chosen={chosen}
        onClick={onPress}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <p className="hint cut-off" hidden={!isCutOff}>
        {texts.cutOff} <span aria-hidden="true">→</span>
      </p>
    </>
  );
}
