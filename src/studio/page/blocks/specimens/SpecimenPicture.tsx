import { useRef, useState, type ReactNode } from 'react';
import { useNear } from '../../../../preview/gallery/frames/use-near.ts';
import { useWidth } from '../../../../preview/gallery/use-width.ts';
import { useTexts } from '../../../../preview/language.ts';
import { BLOCKS_TEXTS } from '../blocks-texts.ts';
import type { StillPicture } from './still-page.ts';
import type { Specimens } from './use-specimens.ts';

/** Width of the sheet that specimens are drawn on, and the height of a picture in the library. */
const SHEET_WIDTH = 360;
const HEIGHT = 136;
/** Smallest scale of a copy; what is too long even then is cut off below. */
const MIN_SCALE = 0.4;

interface SpecimenPictureProps {
  id: string;
  pictures: Specimens['pictures'];
  /** A sketch, which stands there until the picture does, or in its stead. */
  children: ReactNode;
}

/** A block or field as the brand draws it; one that cannot be drawn by itself is a sketch, and says so. */
export function SpecimenPicture({ id, pictures, children }: SpecimenPictureProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNear(box);
  const picture = pictures?.get(id);
  return (
    <span ref={box} className="specimen" style={{ height: HEIGHT }}>
      {children}
      {isNear && picture && <Still title={id} {...picture} />}
      {pictures && !picture && <small>{texts.sketch}</small>}
    </span>
  );
}

function Still({ title, html, height }: StillPicture & { title: string }) {
  const [box, width] = useWidth();
  const [isThere, setThere] = useState(false);
  const scale = Math.min(1, width / SHEET_WIDTH, Math.max(HEIGHT / height, MIN_SCALE)) || 1;
  return (
    <span ref={box} className="still" data-there={isThere || undefined}>
      <iframe
        srcDoc={html}
        // No program runs in it, and its styles and images are those of this origin.
        sandbox="allow-same-origin"
        title={title}
        aria-hidden="true"
        inert
        tabIndex={-1}
        scrolling="no"
        onLoad={() => setThere(true)}
        style={{ width: width / scale, height: HEIGHT / scale, transform: `scale(${scale})` }}
      />
    </span>
  );
}
