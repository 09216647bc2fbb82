import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@lernspur/contracts/contract'

const root = join(import.meta.dir, '../../../..')
const sources = [
  'packages/{api-client,app-kit,app-runtime,school-editors}/src/**/*.{ts,tsx}',
  '{shell,mfe-*}/src/**/*.{ts,tsx}',
].map((pattern) => new Bun.Glob(pattern))

/** Calls that are no extensions and have no screen, and why. A call that gets one leaves the list. */
const withoutScreen: Readonly<Record<string, readonly (keyof typeof routes)[]>> = {
  'the first version is shown, and nobody writes it any more': [
    'createAssessmentType',
    'createLegacyLevel',
    'createLegacyObservation',
    'createLegacyObservations',
    'deleteAssessmentType',
    'deleteLegacyLevel',
    'deleteLegacyObservation',
    'getAssessmentType',
    'getLegacyObservation',
    'updateAssessmentType',
    'updateLegacyLevel',
    'updateLegacyObservation',
  ],
  'for programs': ['loginTfa'],
  'screens read the list, which holds the same, or write many at once': [
    'addUser',
    'createGlobalCompetenceTemplate',
    'createGlobalDomainTemplate',
    'createObservation',
    'getCompetenceDomain',
    'listCurrentSemesterAssessments',
    'unassignReport',
  ],
}

/** `userRoleCalls.addUsers`: the only way from a screen to a call; unused exports of queries are found elsewhere. */
const usedCalls = (): Set<string> => {
  const files = sources.flatMap((pattern) => [...pattern.scanSync({ cwd: root })])
  const text = files
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  return new Set([...text.matchAll(/\b\w*(?:[cC]alls|[rR]outes)\.(\w+)/g)].map(([, name = '']) => name))
}

test('every call that is no extension has a screen that uses it, but for a known few', () => {
  const used = usedCalls()
  const unused = Object.entries(routes)
    .filter(([name, route]) => !('extension' in route) && !used.has(name))
    .map(([name]) => name)
  expect(unused.toSorted()).toEqual(Object.values(withoutScreen).flat().toSorted())
})
