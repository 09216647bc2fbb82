import { expect, test } from 'bun:test'
import { callerOf } from './caller'
import { clientOf, isShared, networkList, networkOf } from './network'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['300.1.1.1', '300.1.1.1'],
  ['', ''],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('whoever is signed in is a person wherever the call comes from, everybody else a network', () => {
  const headers = new Headers({ 'x-forwarded-for': '2001:db8:1:2::3' })
  const session = { sessionId: 's', userId: 'u', language: null, isClosing: false, role: null }
  expect(callerOf(session, headers)).toEqual({ key: 'u', kind: 'person' })
  expect(callerOf(undefined, headers)).toEqual({ key: '2001:db8:1:2', kind: 'network' })
})

test('a network that many schools share is counted as one, with limits of its own', () => {
  const headers = new Headers({ 'x-forwarded-for': '2001:db8:1:2::3', 'x-lernspur-shared-network': '1' })
  expect(isShared(clientOf(headers))).toBe(true)
  expect(callerOf(undefined, headers)).toEqual({ key: 'shared 2001:db8:1:2', kind: 'sharedNetwork' })
})

test.each(['192.0.2.0/33', '192.0.2', '2001:db8::/129', 'proxy.example', '192.0.2.7/', ''])(
  '%j is no network',
  (network) => {
    expect(networkList([network])).toBeUndefined()
  },
)
