import { Component, type ReactNode } from 'react';
import type { Report } from '../checkout/checkout-context.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';

interface ErrorBoundaryProps {
  report: Report;
  texts: CompiledBrand['texts'];
  /** Where the buyer can begin anew. */
  restart: string;
  children: ReactNode;
}

/** What a buyer sees when a screen cannot be drawn: words and a way on, never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, 'render');
  }

  override render() {
    const { texts, restart, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <main>
        <h1>{texts['error.general']}</h1>
        <a href={restart}>{texts['error.retry']}</a>
      </main>
    );
  }
}
