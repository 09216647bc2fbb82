import { afterEach, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { localAuthor } from './author'

const names = ['LERNSPUR_ACTOR', 'USER', 'LOGNAME'] as const
const before = names.map((name) => [name, process.env[name]] as const)
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

test('who acts has a name in cron jobs and containers as well, whose environment names nobody', () => {
  for (const name of names) delete process.env[name]
  const { who, why } = localAuthor('a clearer text')
  expect([who, why]).toEqual([spawnSync('id', ['-un']).stdout.toString().trim(), 'a clearer text'])
  expect(who).not.toBe('unknown')
})

test('the environment says who acts', () => {
  process.env.USER = 'nora'
  delete process.env.LERNSPUR_ACTOR
  expect(localAuthor('').who).toBe('nora')
  process.env.LERNSPUR_ACTOR = 'pipeline'
  expect(localAuthor('').who).toBe('pipeline')
})
