import { useEffect, useRef } from 'react';
import { frameTold } from './tableSight';

/** The frame drawn on the wood: what lies in it is chosen. */
export function BoxFrame() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      frameTold.listen((frame) => {
        const element = box.current;
        if (!element) return;
        element.hidden = frame === null;
        if (!frame) return;
        element.style.transform = `translate(${frame.x}px, ${frame.y}px)`;
        element.style.width = `${frame.width}px`;
        element.style.height = `${frame.height}px`;
      }),
    [],
  );
  return <div ref={box} className="ct-frame" hidden aria-hidden />;
}
