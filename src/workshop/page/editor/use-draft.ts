import { useState } from 'react';

interface Draft {
  typed: string;
  /** The text that stood there when the person began to type. */
  seen: string;
}

/**
 * A text that a person changes. What somebody else makes of it meanwhile is shown, unless something was
 * typed: that stays, and `outside` is what the text is now.
 */
export function useDraft(now: string) {
  const [draft, setDraft] = useState<Draft>();
  // Saved, or typed back: the next edit begins with the text as it is then.
  if (draft?.typed === now) setDraft(undefined);
  return {
    typed: draft?.typed ?? now,
    type: (typed: string) => setDraft({ typed, seen: draft?.seen ?? now }),
    outside: draft && draft.seen !== now && draft.typed !== now ? now : undefined,
  };
}
