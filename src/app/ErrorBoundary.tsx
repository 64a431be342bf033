import { Component, type ReactNode } from 'react';
import type { Report } from '../checkout/checkout-context.ts';

interface ErrorBoundaryProps {
  report: Report;
  /** Where the buyer is; elsewhere it is tried anew to draw what is inside. */
  position: string;
  /** Shown in its stead. */
  screen: ReactNode;
  children: ReactNode;
}

/** What cannot be drawn is reported, and gives way to a screen that says so: never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, 'render');
  }

  override componentDidUpdate({ position }: ErrorBoundaryProps) {
    if (position !== this.props.position && this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  }

  override render() {
    const { screen, children } = this.props;
    return this.state.hasFailed ? screen : children;
  }
}
