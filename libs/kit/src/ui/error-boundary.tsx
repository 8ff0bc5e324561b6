import { Component, type ReactNode } from 'react';
import { FailedState } from './states.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What failed, as a sentence; the rest of the page keeps working. */
  title?: string;
  /** Renders the failure instead of the default. */
  fallback?: (retry: () => void, error: Error) => ReactNode;
  /** Called once per failure, for telemetry. */
  onError?: (error: Error) => void;
}

/** Contains a failure within its area: shows the error state with a retry. Key it by its content, so that a new page starts clean. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }

  readonly retry = () => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback?.(this.retry, error) ?? <FailedState title={this.props.title} onRetry={this.retry} />;
  }
}
