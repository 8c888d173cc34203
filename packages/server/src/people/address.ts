import { isIPv6 } from 'node:net';

/** An IPv6 address in eight groups, without `::`. */
function groups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : missing), ...right];
}

/** Whom an address stands for: with IPv6 one home has 2^64 of them, so only the network counts. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const network = groups(address.replace(/%.*/s, '')).slice(0, 4);
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
