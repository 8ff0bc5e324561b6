import { Component, type ReactNode } from 'react';
import { Unavailable } from '../states/unavailable.tsx';
import { failureAt, type LoadFailure } from './load-failure.ts';
import { reportFailure } from './report-failure.ts';

interface RemoteBoundaryProps {
  remote: string;
  release: string;
  children: ReactNode;
}

/** Keeps what a remote's page throws inside its area. Trying again renders the page anew. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failure: LoadFailure | undefined }> {
  override state: { failure: LoadFailure | undefined } = { failure: undefined };

  override componentDidCatch(error: unknown) {
    const failure = failureAt('render', this.props.remote, this.props.release, error);
    reportFailure(failure);
    this.setState({ failure });
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureAt('render', '', '', error) };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Unavailable
        failure={{ ...failure, remote: this.props.remote, release: this.props.release }}
        onRetry={() => this.setState({ failure: undefined })}
      />
    );
  }
}
