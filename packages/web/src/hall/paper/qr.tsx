import { encode } from 'uqr';

/** A QR code as one path; its address is its name, and stands in print below where people read it. */
export function Qr({ address }: { readonly address: string }) {
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="paper-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
