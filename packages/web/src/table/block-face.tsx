import './block.css';

/** The challenge block as it is drawn everywhere. */
export const BlockFace = ({ children }: { readonly children?: React.ReactNode }) => (
  <span className="b">
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 7v15" />
      <path d="M20 31v.5" strokeWidth="5" />
      <path d="M8 9l3 3M32 9l-3 3" strokeWidth="2.6" />
    </svg>
    {children}
  </span>
);
