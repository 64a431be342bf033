import { useRef } from 'react';
import { SIZES, type Device } from '../../view.ts';
import { useFrameState } from './use-frame-state.ts';

interface ScaledFrameProps {
  /** Address of the frame's document. */
  address: string;
  title: string;
  device: Device;
  scale: number;
}

/** A frame to look at, smaller than the device shows it; one that cannot be drawn says why. */
export function ScaledFrame({ address, title, device, scale }: ScaledFrameProps) {
  const inner = useRef<HTMLIFrameElement>(null);
  const state = useFrameState(inner, address);
  const { width, height } = SIZES[device];
  return (
    <div
      className="picture"
      data-state={state.kind}
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        ref={inner}
        src={address}
        title={title}
        inert
        tabIndex={-1}
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {state.kind === 'failed' && <p className="why">{state.why}</p>}
    </div>
  );
}
