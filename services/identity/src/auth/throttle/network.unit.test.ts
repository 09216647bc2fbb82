import { expect, test } from 'bun:test'
import { networkOf } from './network'

test('an IPv4 address is a network of its own, also where it is written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::FFFF:cb00:7107')).toBe('203.0.113.7')
})

test('IPv6 addresses with the same first 64 bits are one network', () => {
  const network = '2001:db8:0:7::/64'
  expect(networkOf('2001:db8:0:7::1')).toBe(network)
  expect(networkOf('2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')).toBe(network)
  expect(networkOf('2001:db8:0:8::1')).not.toBe(network)
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('any other text stays', () => {
  for (const text of ['', 'client', '1:2', '300.1.1.1']) expect(networkOf(text)).toBe(text)
})
