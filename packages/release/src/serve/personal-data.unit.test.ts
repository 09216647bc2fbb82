import { expect, test } from 'bun:test'
import type { AddedData } from '@lernspur/contracts/processing/added-data'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { shellRelease, versionOf } from '@lernspur/federation/testing/releases'
import type { Line } from '../registry/line'
import { anyVisitor, registryFor } from './chosen'

const rides = {
  about: 'students',
  name: { de: 'Busfahrten', en: 'Bus rides' },
  text: { de: 'Haltestelle', en: 'Stop' },
} as const
const service = (number: number, personalData?: AddedData): ReleaseManifest => ({
  kind: 'service',
  name: 'bus-ride',
  version: versionOf(number),
  files: [],
  needs: {},
  provides: {},
  entry: 'server.js',
  ...(personalData && { personalData }),
})
const shell: ReleaseManifest = {
  kind: 'shell',
  name: 'shell',
  version: versionOf(1),
  files: [],
  needs: {},
  provides: {},
  page: shellRelease(1),
}
const none = { isEnabled: true, fallback: null, canary: null, pins: {}, flags: {} }
const lines = (stable: number, canary?: number): Line[] => [
  { ...none, unit: { kind: 'shell', name: 'shell' }, stable: versionOf(1) },
  {
    ...none,
    unit: { kind: 'service', name: 'bus-ride' },
    stable: versionOf(stable),
    canary: canary === undefined ? null : { version: versionOf(canary), weight: 5 },
  },
]
const manifests = [
  shell,
  service(2),
  service(3, { bus_ride: rides, bus_wish: rides, bus_stop: { about: 'nobody' } }),
  service(4, { bus_ride: { ...rides, about: 'staff' } }),
]

test('a notice is told what live services of teams store of people, for whoever reads it', () => {
  const dataOf = (...of: Parameters<typeof lines>) =>
    registryFor({ lines: lines(...of), manifests }, anyVisitor)?.personalData
  expect(dataOf(2)).toBeUndefined()
  const students = { service: 'bus-ride', ...rides, tables: ['bus_ride', 'bus_wish'] }
  expect(dataOf(3)).toEqual([students])
  expect(dataOf(3, 4)).toEqual([students, { service: 'bus-ride', ...rides, about: 'staff', tables: ['bus_ride'] }])
})
