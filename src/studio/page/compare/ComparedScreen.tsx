import { useVersion } from '../../../preview/editing.ts';
import { frameQuery, type FrameRequest } from '../../../preview/frame.ts';
import { SIZES } from '../../../preview/view.ts';

interface ComparedScreenProps extends Pick<FrameRequest, 'brand' | 'screen' | 'state' | 'mode'> {
  device: keyof typeof SIZES;
  /** Sentences about it. */
  title: string;
}

/** Large enough to read a phone's screen, small enough for two of a computer. */
const SCALES = { phone: 0.8, desktop: 0.45 };

/** A screen of a brand, as one device shows it. */
export function ComparedScreen({ device, title, ...request }: ComparedScreenProps) {
  const version = useVersion(request.brand);
  const { width, height } = SIZES[device];
  const scale = SCALES[device];
  return (
    <figure className="card">
      <figcaption className="name">{title}</figcaption>
      <div className="picture" style={{ width: width * scale, height: height * scale }}>
        <iframe
          src={`frame.html${frameQuery({ ...request, version })}`}
          title={title}
          inert
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
