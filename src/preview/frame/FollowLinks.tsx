import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { templateOf } from '../../flow/templates.ts';

/** Of the Navigation API (HTML, "navigate" event) what is needed here; not every browser has it. */
interface Going extends Event {
  destination: { url: string };
}

/**
 * Ways to another document of the checkout lead to another screen of this frame: it has but one. In a
 * picture nobody goes anywhere.
 */
export function FollowLinks({ isStill }: { isStill: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const follow = (event: Event) => {
      const { origin, pathname, search } = new URL((event as Going).destination.url);
      if (origin !== location.origin || !templateOf(pathname)) return;
      event.preventDefault();
      if (!isStill) void navigate(pathname + search);
    };
    navigation?.addEventListener('navigate', follow);
    return () => navigation?.removeEventListener('navigate', follow);
  }, [navigate, isStill]);
  return null;
}
