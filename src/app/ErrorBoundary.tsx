import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  position: string;
  /** Shown in place of children that cannot be drawn. */
  screen: ReactNode;
  children: ReactNode;
}

type State = Pick<ErrorBoundaryProps, 'position'> & { hasFailed: boolean };

/** Shows another screen where one cannot be drawn, until the buyer goes elsewhere; React's root reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = { hasFailed: false, position: this.props.position };

  static getDerivedStateFromProps({ position }: ErrorBoundaryProps, state: State): State | null {
    return position === state.position ? null : { hasFailed: false, position };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { screen, children } = this.props;
    return this.state.hasFailed ? screen : children;
  }
}
