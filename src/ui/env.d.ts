/// <reference types="vite/client" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that the style sheets read. */
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
