import { useEffect, useState, type ComponentType } from 'react';

/** What asks buyers whether they may be tracked, and then tracks them: it comes once the page can be used. */
export function PrivacyChoice() {
  const [Tracking, setTracking] = useState<ComponentType>();
  useEffect(() => {
    import('./Tracking.tsx').then(
      (module) => setTracking(() => module.Tracking),
      // Without it the buyer is neither asked nor tracked.
      () => {},
    );
  }, []);
  return Tracking && <Tracking />;
}
