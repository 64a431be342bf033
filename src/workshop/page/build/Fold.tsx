import { useState, type ReactNode } from 'react';

interface FoldProps {
  summary: string;
  /** Drawn while it is open; `close` gives the focus back to what opened it. */
  children(close: () => void): ReactNode;
}

/** A part of the page that a press opens. */
export function Fold({ summary, children }: FoldProps) {
  const [isOpen, open] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        open(currentTarget.open);
        if (!currentTarget.open) currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>{summary}</summary>
      {isOpen && children(() => open(false))}
    </details>
  );
}
