import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ErrorReporter } from '../../checkout/checkout.ts';
import type { PageData } from '../../contract/page-data.ts';
import { START_NOTE } from '../../contract/start-note.ts';
import { pageNonce } from '../../styles/show-theme.ts';
import { createStyleCache } from '../../styles/style-cache.ts';
import { StyleProvider } from '../../styles/StyleProvider.tsx';
import { screenHere } from './this-document.ts';
import { rememberTyped } from './typed-before.ts';

function Hydrated({ onHydrated, children }: { onHydrated(): void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The part of the document that React draws: over the server's markup, or into an empty element. */
export function createDocumentRoot(report: ErrorReporter, errorAddress: string) {
  const element = document.getElementById('root')!;
  const startNote = document.getElementById(START_NOTE)!;
  const styleCache = createStyleCache({ nonce: pageNonce() });
  let root: Root | undefined;
  let typed: ReturnType<typeof rememberTyped> | undefined;
  const onHydrated = () => typed?.forget();

  /** Leads to the error page, which itself shows a note: no page is blank or stuck. */
  function giveUp(state: PageData['state']): void {
    const isUsable = state === 'ready' && !element.querySelector('button:disabled');
    const isErrorPage = screenHere()?.templateId === 'generic-error';
    startNote.hidden = !isUsable && !isErrorPage;
    if (isUsable) return;
    if (isErrorPage) element.append(startNote);
    else location.replace(errorAddress);
  }

  // React by itself prints errors as they are.
  const options: RootOptions = {
    onCaughtError: (error) => report(error, 'render', 'fatal'),
    onUncaughtError(error) {
      report(error, 'render', 'fatal');
      // React takes away everything that it has drawn.
      giveUp('waiting');
    },
    onRecoverableError(error) {
      report(error, 'hydration');
      // A translator or an extension had changed the page, and React has drawn it anew, with empty controls.
      typed?.typeAgain();
    },
  };
  return {
    isDrawn: () => root !== undefined,
    /** Draws the program; `isTakenOver`: the markup that is there is of the same screen. */
    draw(program: ReactNode, state: PageData['state'], isTakenOver: boolean): void {
      const tree = (
        <StyleProvider cache={styleCache}>
          <BrowserRouter key={state}>
            <Hydrated onHydrated={onHydrated}>{program}</Hydrated>
          </BrowserRouter>
        </StyleProvider>
      );
      if (root) root.render(tree);
      else if (element.hasChildNodes() && isTakenOver) {
        // A transition is hydrated in slices of 5 ms, so that a press in between is answered at once.
        startTransition(() => {
          typed = rememberTyped(element);
          root = hydrateRoot(element, tree, options);
        });
      } else (root = createRoot(element, options)).render(tree);
      startNote.remove();
    },
    giveUp,
  };
}
