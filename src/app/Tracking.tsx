import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { isWorkUnderWay } from '../checkout/session/work-under-way.ts';
import { useStorefront } from '../checkout/hooks/checkout-context.ts';
import {
  giveConsent,
  isTrackingAllowed,
  readConsent,
  type TrackingConsent,
} from '../monitoring/tags/consent.ts';
import { containerOf, isContainerLoaded, loadContainer } from '../monitoring/tags/container.ts';
import { ConsentBanner } from '../renderer/chrome/ConsentBanner.tsx';
import { reloadOnReturn } from './browser/this-document.ts';

/** Asks buyers, loads the container once they allow it, and lets them change their mind (LGPD, article 8, paragraph 5). */
export function Tracking() {
  const { brand, page } = useStorefront();
  const { googleTagManagerId, tracking } = brand.settings;
  const { script, isAllowedHere, texts } = page.monitoring!.tagManager!;
  const container = containerOf(page.config?.gtm, googleTagManagerId);
  const asks = tracking?.asksConsent ?? true;
  const [consent, setConsent] = useState(() => readConsent(document.cookie));
  const [isOpen, setOpen] = useState(false);
  const choice = useRef<HTMLButtonElement>(null);
  const isAllowed = isAllowedHere && isTrackingAllowed(consent, asks);

  useEffect(() => {
    if (isAllowed && container) loadContainer(script, container);
  }, [isAllowed, script, container]);
  useEffect(() => reloadOnReturn(isRefusedSince), []);

  const answer = (given: TrackingConsent) => {
    giveConsent(given);
    setConsent(given);
    setOpen(false);
    // The buttons go; the next Tab shall not begin at the top of the page.
    choice.current!.focus({ preventScroll: true });
    // A reload alone ends a script that runs already, and begins one that this document's policy forbids.
    if (given === 'denied' ? isContainerLoaded() : !isAllowedHere) reloadWhenIdle();
  };
  const isAsked = container !== undefined && isAllowedHere && asks && consent === undefined;
  return (
    <>
      <Link
        component="button"
        ref={choice}
        type="button"
        color="inherit"
        sx={{ minHeight: 44, px: 1.5 }}
        onClick={() => setOpen(true)}
      >
        {texts['tracking.title']}
      </Link>
      {(isOpen || isAsked) && <ConsentBanner texts={texts} takesFocus={isOpen} onAnswer={answer} />}
    </>
  );
}

/** A document from the back-forward cache may run what was refused on a later one. */
const isRefusedSince = () => isContainerLoaded() && readConsent(document.cookie) === 'denied';

/** Pause before it is seen once more whether a call still runs, in milliseconds. */
const RETRY_MS = 200;

/** Loads the page anew, which keeps what was typed, once no call or action would be cut off. */
function reloadWhenIdle(): void {
  if (isWorkUnderWay()) setTimeout(reloadWhenIdle, RETRY_MS);
  else location.reload();
}
