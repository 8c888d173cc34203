import type { HTMLAttributes } from 'react';

type MathElement = HTMLAttributes<Element> & { readonly display?: 'block' | 'inline' };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      math: MathElement;
      mrow: MathElement;
      mn: MathElement;
      mi: MathElement;
      mo: MathElement;
      mfrac: MathElement;
      msup: MathElement;
      msqrt: MathElement;
      mroot: MathElement;
    }
  }
}
