/** A name nobody else has. `crypto.randomUUID` is only there over https; this one works on any school network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
