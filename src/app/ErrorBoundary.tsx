import { Component, type ReactNode } from 'react';
import type { ErrorReporter } from '../checkout/checkout.ts';

interface ErrorBoundaryProps {
  report: ErrorReporter;
  position: string;
  /** Shown in place of children that cannot be drawn. */
  screen: ReactNode;
  children: ReactNode;
}

type State = Pick<ErrorBoundaryProps, 'position'> & { hasFailed: boolean };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = { hasFailed: false, position: this.props.position };

  static getDerivedStateFromProps({ position }: ErrorBoundaryProps, state: State): State | null {
    return position === state.position ? null : { hasFailed: false, position };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, 'render', 'fatal');
  }

  override render() {
    const { screen, children } = this.props;
    return this.state.hasFailed ? screen : children;
  }
}
