import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { templateOf } from '../../flow/templates.ts';

/** The part of the Navigation API (HTML, "navigate" event) that is used; not every browser has it. */
interface NavigateEvent extends Event {
  destination: { url: string };
}

/**
 * Turns navigation to another document of the checkout into navigation within this frame's one document.
 * A still frame stays where it is.
 */
export function FollowLinks({ isStill }: { isStill: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const follow = (event: Event) => {
      const { origin, pathname, search } = new URL((event as NavigateEvent).destination.url);
      if (origin !== location.origin || !templateOf(pathname)) return;
      event.preventDefault();
      if (!isStill) void navigate(pathname + search);
    };
    navigation?.addEventListener('navigate', follow);
    return () => navigation?.removeEventListener('navigate', follow);
  }, [navigate, isStill]);
  return null;
}
