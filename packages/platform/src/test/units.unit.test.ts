import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { unitNamed } from './units'

const specs = join(root, 'packages/e2e/src/spec')
const teams = ['shell', 'teacher', 'school-admin', 'provider'].map(unitNamed)

test('a team runs what lies in folders that are there', () => {
  for (const { folders, specs: own } of teams) {
    for (const folder of folders) expect(existsSync(join(root, folder))).toBe(true)
    for (const folder of own) expect(existsSync(join(specs, folder))).toBe(true)
  }
})

test('every browser spec belongs to one team, or to the whole product', () => {
  const owned = teams.flatMap((team) => team.specs)
  const folders = new Set(
    [...new Bun.Glob('**/*.e2e.ts').scanSync(specs)].map((file) => file.slice(0, file.indexOf('/'))),
  )
  expect([...owned, 'product'].sort()).toEqual([...folders].sort())
})

test('a service or a package is a unit without specs', () => {
  expect(unitNamed('ui')).toEqual({ name: 'ui', folders: ['packages/ui'], specs: [] })
  expect(unitNamed('identity')).toEqual({ name: 'identity', folders: ['services/identity'], specs: [] })
})

test.each(['nobody', '../services/teacher', ''])('the unit %p is refused in a sentence', (name) => {
  expect(() => unitNamed(name)).toThrow(/There is no unit .*teacher/)
})
