import { createRoot, extend } from '@react-three/fiber';
import type { ReconcilerRoot, RenderProps } from '@react-three/fiber';
import { Component, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  BoxGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  LineSegments,
  Mesh,
  SpotLight,
} from 'three';

/**
 * All that is written as a tag on the stage. fiber's own canvas would bring the whole of three for it; a tag that is not
 * listed here fails a test.
 */
export const TAGS = {
  BoxGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  LineSegments,
  Mesh,
  SpotLight,
};
extend(TAGS);

type Drawing = Pick<RenderProps<HTMLCanvasElement>, 'shadows' | 'dpr' | 'gl' | 'camera' | 'onCreated'>;

interface TableCanvasProps extends Drawing {
  readonly className: string;
  readonly children: ReactNode;
}

/** A canvas that fills its place and is drawn on demand. What can't be drawn is thrown to whoever stands around it. */
export function TableCanvas({ className, children, ...drawing }: TableCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const [size, setSize] = useState<DOMRectReadOnly | null>(null);
  const [fault, setFault] = useState<unknown>(null);

  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const look = (): void => setSize(place.getBoundingClientRect());
    look();
    const watch = new ResizeObserver(look);
    watch.observe(place);
    return () => watch.disconnect();
  }, []);

  // React's strict mode runs other effects twice, and a context that was given back does not come again.
  useInsertionEffect(
    () => () => {
      root.current?.unmount();
      root.current = null;
    },
    [],
  );

  useLayoutEffect(() => {
    const surface = canvas.current;
    if (!surface || !size || size.width === 0 || size.height === 0) return;
    root.current ??= createRoot(surface);
    const { width, height, top, left } = size;
    root.current
      .configure({
        ...drawing,
        frameloop: 'demand',
        size: { width, height, top, left },
        // Nobody listens to objects; the camera is steered on the whole place.
        events: () => ({ enabled: false, priority: 0, ...(box.current && { connected: box.current }) }),
      })
      .catch(setFault);
    if (root.current.ready.status !== 'rejected') root.current.render(<Fuse onFault={setFault}>{children}</Fuse>);
  });

  if (fault !== null) throw fault;
  return (
    <div ref={box} className={className} style={PLACE} aria-hidden>
      <canvas ref={canvas} style={{ display: 'block' }} />
    </div>
  );
}

const PLACE = { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' } as const;

interface FuseProps {
  readonly onFault: (fault: unknown) => void;
  readonly children: ReactNode;
}

/** What fails while it is drawn is told outside: the canvas has a tree of its own. */
class Fuse extends Component<FuseProps, { readonly blown: boolean }> {
  override state = { blown: false };
  static getDerivedStateFromError(): { blown: boolean } {
    return { blown: true };
  }
  override componentDidCatch(fault: unknown): void {
    this.props.onFault(fault);
  }
  override render(): ReactNode {
    return this.state.blown ? null : this.props.children;
  }
}
