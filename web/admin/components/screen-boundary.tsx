import { Component, type ReactNode } from 'react';
import { failures } from '../../../messages/admin/failures.ts';
import { Button } from './button.tsx';

const words = failures.screen;

type Props = { path: string; children: ReactNode };
type State = { path: string; hasFailed: boolean };

/** Shows an error if a screen's code fails to load. Reloading the page also gets new chunk names after a release. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Another screen may load. */
  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="note border-brick bg-brick-soft">
        <h1 className="subheading text-xl">{words.title}</h1>
        <p className="my-3">{words.text}</p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </div>
    );
  }
}
