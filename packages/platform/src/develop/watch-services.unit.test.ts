import { afterAll, afterEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eventually } from '@lernspur/testing/eventually'
import { watchServices } from './watch-services'

const checkout = mkdtempSync(join(tmpdir(), 'lernspur-watch-'))
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}
write('packages/kit/package.json', JSON.stringify({ name: '@test/kit' }))
write('packages/kit/src/index.ts', '')
write('packages/kit/migrations/one.sql', '')
write('services/bees/package.json', JSON.stringify({ name: '@test/bees', dependencies: { '@test/kit': '1' } }))
write('services/bees/src/server.ts', '')
write('services/ants/package.json', JSON.stringify({ name: '@test/ants' }))
write('services/ants/src/server.ts', '')

let stop: (() => void) | undefined
afterEach(() => stop?.())
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

/** Watches, and tells what happens as lines. */
const watched = (replace: (name: string) => Promise<void> = () => Promise.resolve()) => {
  const events: string[] = []
  const add = (event: string) => {
    events.push(event)
  }
  stop = watchServices({
    checkout,
    processes: ['bees', 'ants'].map((name) => ({
      name,
      replace: async () => {
        await replace(name)
        add(`replaced ${name}`)
      },
    })),
    migrate: async () => {
      add('migrated')
      return 1
    },
    log: (text) => add(text.replace(/ \(\d+ ms\)/, '')),
  })
  return {
    events,
    /** Saves until it has this effect: a watch of folders begins a while after it is asked for. */
    saved: (save: () => void, event: string) => {
      let looks = 0
      return eventually(
        () => {
          if (looks++ % 100 === 0) save()
          return events.includes(event)
        },
        () => `“${event}”, but ${JSON.stringify(events)}`,
      )
    },
  }
}

test('a saved file of a package replaces the services that depend on it, and no other', async () => {
  const { events, saved } = watched()
  await saved(() => write('packages/kit/src/index.ts', 'export const one = 1'), 'bees runs what was saved.')
  expect(events).not.toContain('replaced ants')
})

test('a saved migration is applied; tests and pages concern nobody', async () => {
  const { events, saved } = watched()
  await saved(() => {
    write('services/ants/src/server.test.ts', '')
    write('packages/kit/migrations/one.sql', 'select 1')
  }, '1 migrations applied.')
  expect(events.filter((event) => event.startsWith('replaced'))).toEqual([])
})

test('a service that does not start says why, and goes on with what ran before', async () => {
  const { saved } = watched(() => Promise.reject(new Error('server.ts:1: unexpected end')))
  const save = () => write('services/ants/src/server.ts', 'export const {')
  await saved(save, 'ants goes on with what it ran before: server.ts:1: unexpected end')
})
