import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { reachOf } from './http/reach-routes.ts';
import { lanAddress } from './lan-address.ts';

const info = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family, netmask: '', mac: '', cidr: null }) as NetworkInterfaceInfo;

const school = {
  lo: [info('127.0.0.1', true)],
  docker0: [info('172.17.0.1')],
  wlan0: [info('fe80::1', false, 'IPv6'), info('169.254.3.4'), info('192.168.1.20')],
};

it('is the address in the network of the room, not of this machine alone', () => {
  expect(lanAddress(school)).toBe('192.168.1.20');
  expect(lanAddress({ lo: school.lo })).toBeNull();
  expect(lanAddress({ lo: school.lo, docker0: school.docker0 })).toBe('172.17.0.1');
});

it('is told to this machine alone, and only where others may come', () => {
  const listening = { address: '0.0.0.0', port: 8080 };
  expect(reachOf('127.0.0.1', listening, school)).toBe('http://192.168.1.20:8080');
  expect(reachOf('::1', { ...listening, address: '::' }, school)).toBe('http://192.168.1.20:8080');
  expect(reachOf('192.168.1.7', listening, school)).toBeNull();
  expect(reachOf('127.0.0.1', { ...listening, address: '127.0.0.1' }, school)).toBeNull();
  expect(reachOf('127.0.0.1', listening, { lo: school.lo })).toBeNull();
});
