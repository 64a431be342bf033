import { Component, type ReactNode } from 'react';
import type { ErrorReporter } from '../checkout/error-reporter.ts';

interface ErrorBoundaryProps {
  report: ErrorReporter;
  /** Where the buyer is; elsewhere it is tried anew to draw what is inside. */
  position: string;
  /** Shown in its stead. */
  screen: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** Where that was. */
  position: string;
}

/** What cannot be drawn is reported, and gives way to a screen that says so: never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { hasFailed: false, position: this.props.position };

  static getDerivedStateFromProps(
    { position }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return position === state.position ? null : { hasFailed: false, position };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, 'render');
  }

  override render() {
    const { screen, children } = this.props;
    return this.state.hasFailed ? screen : children;
  }
}
