import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../../../..')
const sources = ['services/*/src/**/*.ts', 'packages/service-kit/src/**/*.ts'].map((pattern) => new Bun.Glob(pattern))

/** The begin of `audit(tx, call, 'school-class.update', …)` holds the action, or two between which it chooses. */
const actionsIn = (text: string): string[] =>
  [...text.matchAll(/\baudit\w*\([^'`]{0,200}'([a-z-]+\.[a-zA-Z-]+)'(?: : '([a-z-]+\.[a-zA-Z-]+)')?/g)].flatMap(
    ([, first, second]) => [first, second].filter((action) => action !== undefined),
  )

const texts = (language: string): Readonly<Record<'noun' | 'verb', Readonly<Record<string, string>>>> =>
  JSON.parse(readFileSync(join(root, `mfe-school-admin/locales/${language}/school-admin.audit.json`), 'utf8'))

const actions = new Set(
  sources
    .flatMap((pattern) => [...pattern.scanSync({ cwd: root })])
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => actionsIn(readFileSync(join(root, file), 'utf8'))),
)

test('every action that a service writes to the audit has a name there', () => {
  const { noun: nouns, verb: verbs } = texts('de')
  expect(actions.size).toBeGreaterThan(60)
  const unnamed = [...actions].filter((action) => {
    const [noun = '', verb = ''] = action.split('.')
    // These stand in the audit of the provider alone.
    if (['allowed-email', 'announcement', 'mail', 'official-form', 'release', 'template-version'].includes(noun))
      return false
    return nouns[noun] === undefined || verbs[verb] === undefined
  })
  expect(unnamed).toEqual([])
})
