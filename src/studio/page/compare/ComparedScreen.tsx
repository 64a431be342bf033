import { useVersion } from '../../../preview/editing.ts';
import { frameQuery, type FrameRequest } from '../../../preview/frame.ts';
import { ScaledFrame } from '../../../preview/gallery/frames/ScaledFrame.tsx';
import type { Device } from '../../../preview/view.ts';

interface ComparedScreenProps extends Pick<FrameRequest, 'brand' | 'screen' | 'state' | 'mode'> {
  device: Device;
  /** Sentences about it. */
  title: string;
}

/** Large enough to read a phone's screen, small enough for two of a computer. */
const SCALES = { phone: 0.8, desktop: 0.45 };

/** A screen of a brand, as one device shows it. */
export function ComparedScreen({ device, title, ...request }: ComparedScreenProps) {
  const version = useVersion(request.brand);
  return (
    <figure className="card">
      <figcaption className="name">{title}</figcaption>
      <ScaledFrame
        address={`frame.html${frameQuery({ ...request, version })}`}
        title={title}
        device={device}
        scale={SCALES[device]}
      />
    </figure>
  );
}
