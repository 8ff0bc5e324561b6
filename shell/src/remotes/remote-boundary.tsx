import { Component, type ReactNode } from 'react';
import { Loading } from '../states/loading.tsx';
import { Unavailable } from '../states/unavailable.tsx';
import { failureAt, isLoss, type LoadFailure } from './load-failure.ts';
import { reportFailure } from './report-failure.ts';

interface RemoteBoundaryProps {
  remote: string;
  release: string;
  /** Moves the page to another release, if there is one. */
  heal: () => Promise<boolean>;
  /** Re-executes the release, because its own code remembers what it failed to load. */
  restart: () => void;
  children: ReactNode;
}

interface BoundaryState {
  threw: boolean;
  failure: LoadFailure | undefined;
}

const WHOLE: BoundaryState = { threw: false, failure: undefined };

/**
 * Contains errors thrown by a remote's page. A missing file is recovered automatically; after anything else the page is rendered again on
 * demand.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state = WHOLE;

  override componentDidCatch(error: unknown) {
    const failure = failureAt('render', this.props.remote, this.props.release, error);
    reportFailure(failure);
    if (isLoss(failure)) void this.props.heal().then((healed) => healed || this.setState({ failure }));
    else this.setState({ failure });
  }

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override render() {
    const { threw, failure } = this.state;
    if (!threw) return this.props.children;
    if (!failure) return <Loading />;
    return <Unavailable failure={failure} onRetry={() => this.tryAgain(failure)} />;
  }

  /** In the active release if this one was rolled back meanwhile, otherwise in this one. */
  private tryAgain(failure: LoadFailure) {
    this.setState({ failure: undefined });
    void this.props.heal().then((healed) => healed || (isLoss(failure) ? this.props.restart() : this.setState(WHOLE)));
  }
}
