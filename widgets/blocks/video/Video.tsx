import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../descriptors/block-props.ts';
import type { VideoSource } from '../../../src/rules/video-source.ts';
import { theme } from '../../../src/styles/theme.ts';

/** Permissions of a player's frame; the Permissions-Policy of its page allows the same. */
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A player runs its own scripts on its own origin; it leads no buyer away and opens no windows. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-orientation-lock';

type VideoProps = Omit<BlockProps<'video'>, 'src'> & { source: VideoSource };

/** A video behind a button; before that is pressed, nothing is asked of the host that has it. */
export function Video({ source, title, play, captions }: VideoProps) {
  const [isOpen, setOpen] = useState(false);
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => {
    if (isOpen) player.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Poster onClick={() => setOpen(true)}>
        <svg viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
          <circle cx="32" cy="32" r="32" />
          <path d="M26 20v24l20-12z" />
        </svg>
        <span>{play}</span>
      </Poster>
    );
  }
  return (
    <Frame>
      {source.kind === 'frame' ? (
        <iframe
          ref={player}
          src={source.address}
          title={title}
          allow={ALLOW}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // The brand's JSON says whether a file has captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={player}
          src={source.address}
          aria-label={title}
          crossOrigin={captions && 'anonymous'}
          controls
          autoPlay
          playsInline
        >
          {captions && <track kind="captions" src={captions} default />}
        </video>
      )}
    </Frame>
  );
}

const wide = { width: '100%', aspectRatio: '16 / 9', borderRadius: 12, border: 0 } as const;

const Poster = styled(ButtonBase)({
  ...wide,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
  background: theme.palette.primary.light,
  color: theme.palette.text.primary,
  '& circle': { fill: theme.palette.primary.main },
  '& path': { fill: theme.palette.primary.contrastText },
  '&:hover circle': { fill: theme.palette.primary.dark },
});

const Frame = styled('div')({
  '& iframe, & video': { ...wide, display: 'block', background: '#000' },
});
