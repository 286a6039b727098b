import { Component } from 'react';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { StageProgress } from '../ui/services';

/** A browser that has taken the picture away gets so long to give it back, ms. */
const PATIENCE = 4000;

/** Says that the graphics card has dropped the picture, until it is there again; after a while, that it stays away. */
export function makePictureWatch(progress: StoreApi<StageProgress>): (there: boolean) => void {
  let timer = 0;
  return (there) => {
    window.clearTimeout(timer);
    progress.setState({ trouble: there ? null : 'lost' });
    if (!there) timer = window.setTimeout(() => progress.setState({ trouble: 'gone' }), PATIENCE);
  };
}

interface Props {
  readonly progress: StoreApi<StageProgress>;
  readonly children: ReactNode;
}

/** Shows the stage. Where it can't be drawn, only the stage goes away: the page says why and stays usable. */
export class Picture extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    // three says so when a browser gives it no context.
    const missing = error instanceof Error && error.message.includes('WebGL');
    this.props.progress.setState({ trouble: missing ? 'missing' : 'failed' });
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
