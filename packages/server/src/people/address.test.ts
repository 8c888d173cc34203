import { describe, expect, it } from 'vitest';
import { household } from './address.ts';

describe('whom an address stands for', () => {
  it('is itself with IPv4, also where it comes in IPv6 clothes', () => {
    expect(household('192.0.2.7')).toBe('192.0.2.7');
    expect(household('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the network of 64 bits with IPv6, however it is written', () => {
    const home = household('2001:db8:0:1::1');
    expect(home).toBe('2001:db8:0:1::/64');
    expect(household('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(home);
    expect(household('2001:0db8:0000:0001::abcd%eth0')).toBe(home);
    expect(household('2001:db8:0:2::1')).not.toBe(home);
    expect(household('::1')).toBe('0:0:0:0::/64');
  });
});
