import { expect, test } from 'bun:test'
import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import { areaRelease, shellRelease } from '../testing/releases'
import { createAreaMap } from './area-map'
import { pageRegistry } from './page-registry'

const entry = (current: AreaRelease) => ({ state: 'enabled' as const, current, fallback: null })
const mapOf = (...releases: AreaRelease[]) =>
  createAreaMap(
    pageRegistry({
      shell: { current: shellRelease(1), fallback: null },
      areas: Object.fromEntries(releases.map((release) => [release.area, entry(release)])),
    }),
  )
const page = (pattern: string, order: number) => ({
  pattern,
  order,
  place: 'own' as const,
  icon: [],
  text: { de: pattern, en: pattern },
})

test('pages of all areas are sorted by order', () => {
  const map = mapOf(
    areaRelease('teacher', 1, { pages: [page('/b', 20), page('/d', 40)] }),
    areaRelease('provider', 2, { pages: [page('/c', 30), page('/a', 10)] }),
  )
  expect(map.pagesAt('own').map(({ pattern }) => pattern)).toEqual(['/a', '/b', '/c', '/d'])
  expect(map.pagesAt('school')).toEqual([])
})

test('a rule applies to everything below its path, the most specific one wins', () => {
  const rules: AreaRelease['rules'] = [
    { pattern: '/garden', needs: ['school'] },
    { pattern: '/garden/:id', needs: ['school', 'leader'], setup: 'class' },
  ]
  const map = mapOf(areaRelease('teacher', 1, { rules }))
  expect(map.ruleOf('/garden')?.needs).toEqual(['school'])
  expect(map.ruleOf('/garden/7/bed')?.needs).toEqual(['school', 'leader'])
  expect(map.ruleOf('/gardens')).toBeUndefined()
  expect(map.setupOf('class')).toBe('/garden/:id')
  expect(map.setupOf('person')).toBeUndefined()
})

test('everything below a path belongs to the area that owns it', () => {
  const map = mapOf(
    areaRelease('teacher', 1, { owns: ['/class/:classId'] }),
    areaRelease('provider', 2, { owns: ['/provider'] }),
  )
  expect(map.ownerOf('/class/7/garden')).toBe('teacher')
  expect(map.ownerOf('/provider/garden')).toBe('provider')
  expect(map.ownerOf('/class')).toBeUndefined()
})

test('the page of a subject is found by its parameters', () => {
  const map = mapOf(areaRelease('teacher', 1, { shows: { student: '/class/:classId/student/:studentId' } }))
  expect(map.pathTo('student', { classId: '7', studentId: 'a' })).toBe('/class/7/student/a')
  expect(map.pathTo('reports', { classId: '7' })).toBeNull()
})
