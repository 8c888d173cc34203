import type { NetworkInterfaceInfo } from 'node:os';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { verbWords } from './command/verb-words.ts';
import { welcome } from './welcome.ts';

const translate = await verbWords('en');

const info = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({
    address,
    internal,
    family,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' ? { scopeid: 0 } : {}),
  }) as NetworkInterfaceInfo;

const school = {
  lo: [info('127.0.0.1', true)],
  docker0: [info('172.17.0.1')],
  wlan0: [info('fe80::1', false, 'IPv6'), info('169.254.3.4'), info('192.168.1.20')],
};

describe('where others find the server', () => {
  it('is said with a picture for cameras in a terminal, and as a line elsewhere', () => {
    const lines = welcome('0.0.0.0', 8080, school, true, translate);
    expect(lines.slice(0, 2)).toEqual([
      'Forceout is ready: http://localhost:8080',
      'Others in your network: http://192.168.1.20:8080',
    ]);
    // Two rows of modules stand in one line of the terminal.
    const { size } = encode('http://192.168.1.20:8080', { border: 2 });
    const picture = lines[3]!.split('\n');
    expect(picture).toHaveLength(Math.ceil(size / 2));
    expect(picture.every(line => [...line].length === size)).toBe(true);
    expect(welcome('0.0.0.0', 8080, school, false, translate)).toHaveLength(2);
  });

  it('is not said where only this machine may come', () => {
    expect(welcome('127.0.0.1', 8080, school, true, translate)).toEqual(['Forceout is ready: http://localhost:8080']);
    expect(welcome('::1', 8080, school, true, translate)).toEqual(['Forceout is ready: http://[::1]:8080']);
  });
});
