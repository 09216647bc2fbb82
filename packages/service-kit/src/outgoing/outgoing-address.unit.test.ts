import { expect, test } from 'bun:test'
import { AddressProblem, isAllowedAddress, parseOutgoing } from './outgoing-address'
import { readOutgoingRules } from './outgoing-rules'

const production = readOutgoingRules('production', {})
const district = readOutgoingRules('production', {
  LERNSPUR_OUTGOING_NETWORKS: '10.20.0.0/16, fd00:20::/32',
  LERNSPUR_OUTGOING_PORTS: '443,8443',
})
const demo = readOutgoingRules('demo', {})

const flawOf = (address: string, rules = production): string | undefined => {
  try {
    parseOutgoing(address, rules)
    return undefined
  } catch (error) {
    return error instanceof AddressProblem ? error.flaw : String(error)
  }
}

test.each([
  ['https://portal.example/events', undefined],
  ['https://93.184.215.14/', undefined],
  ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', undefined],
  ['portal.example', 'malformed'],
  ['https://', 'malformed'],
  ['http://portal.example/', 'protocol'],
  ['ftp://portal.example/', 'protocol'],
  ['file:///etc/passwd', 'malformed'],
  ['https://user:geheim@portal.example/', 'credentials'],
  ['https://portal.example@127.0.0.1/', 'credentials'],
  ['https://portal.example:8443/', 'port'],
  ['https://portal.example:22/', 'port'],
  ['https://127.0.0.1/', 'network'],
  ['https://127.1/', 'network'],
  ['https://2130706433/', 'network'],
  ['https://0x7f000001/', 'network'],
  ['https://0177.0.0.1/', 'network'],
  ['https://017700000001/', 'network'],
  ['https://１２７.0.0.1/', 'network'],
  ['https://0.0.0.0/', 'network'],
  ['https://10.0.0.1/', 'network'],
  ['https://172.16.5.4/', 'network'],
  ['https://192.168.1.1/', 'network'],
  ['https://169.254.169.254/latest/meta-data', 'network'],
  ['https://100.64.0.1/', 'network'],
  ['https://100.100.100.200/', 'network'],
  ['https://192.0.0.192/', 'network'],
  ['https://198.18.0.1/', 'network'],
  ['https://224.0.0.1/', 'network'],
  ['https://240.0.0.1/', 'network'],
  ['https://255.255.255.255/', 'network'],
  ['https://[::1]/', 'network'],
  ['https://[::]/', 'network'],
  ['https://[::ffff:127.0.0.1]/', 'network'],
  ['https://[::ffff:a9fe:a9fe]/', 'network'],
  ['https://[::127.0.0.1]/', 'network'],
  ['https://[64:ff9b::127.0.0.1]/', 'network'],
  ['https://[64:ff9b:1::127.0.0.1]/', 'network'],
  ['https://[2002:7f00:1::]/', 'network'],
  ['https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/', 'network'],
  ['https://[fe80::1]/', 'network'],
  ['https://[fec0::1]/', 'network'],
  ['https://[fd00:ec2::254]/', 'network'],
  ['https://[fc00::1]/', 'network'],
  ['https://[ff02::1]/', 'network'],
  ['https://[2001:db8::1]/', 'network'],
] as const)('in production %s is refused for: %s', (address, flaw) => {
  expect(flawOf(address)).toBe(flaw as string | undefined)
})

test('a mapped public address counts as the IPv4 address that it stands for', () => {
  expect(isAllowedAddress('::ffff:93.184.215.14', production)).toBe(true)
  expect(isAllowedAddress('::ffff:10.0.0.1', production)).toBe(false)
})

test('an operator allows networks and ports of its own, in each notation, and nothing beside them', () => {
  expect(flawOf('https://10.20.3.4:8443/', district)).toBeUndefined()
  expect(flawOf('https://[::ffff:10.20.3.4]/', district)).toBeUndefined()
  expect(flawOf('https://[fd00:20::1]/', district)).toBeUndefined()
  expect(flawOf('https://10.21.3.4/', district)).toBe('network')
  expect(flawOf('http://10.20.3.4/', district)).toBe('protocol')
  expect(flawOf('https://127.0.0.1/', district)).toBe('network')
})

test('the demo calls this computer without TLS, and no other that way', () => {
  expect(flawOf('http://127.0.0.1:4000/events', demo)).toBeUndefined()
  expect(flawOf('http://localhost:4000/events', demo)).toBeUndefined()
  expect(flawOf('http://[::1]:4000/events', demo)).toBeUndefined()
  expect(flawOf('http://portal.example/', demo)).toBe('protocol')
  expect(flawOf('https://192.168.1.1/', demo)).toBe('network')
  expect(flawOf('https://portal.example:4000/', demo)).toBe('port')
})

test('settings that are none are refused by name', () => {
  expect(() => readOutgoingRules('production', { LERNSPUR_OUTGOING_NETWORKS: '10.0.0.0/33' })).toThrow(
    'LERNSPUR_OUTGOING_NETWORKS must be',
  )
  expect(() => readOutgoingRules('production', { LERNSPUR_OUTGOING_PORTS: '443,0' })).toThrow(
    'LERNSPUR_OUTGOING_PORTS must be',
  )
})
