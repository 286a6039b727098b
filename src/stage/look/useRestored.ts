import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';

/** How often the graphics card has dropped the picture and given it back: what was drawn on the card must be made anew. */
export function useRestored(): number {
  const gl = useThree((state) => state.gl);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const again = (): void => setTimes((before) => before + 1);
    gl.domElement.addEventListener('webglcontextrestored', again);
    return () => gl.domElement.removeEventListener('webglcontextrestored', again);
  }, [gl]);
  return times;
}
