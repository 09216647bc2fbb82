import { expect, test } from 'bun:test'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { areaRelease, shellRelease, versionOf } from '../testing/releases'
import { followReleases } from './follow-releases'

const live = (
  teacher: number,
  { state = 'enabled', flags = [] }: { state?: 'enabled' | 'disabled'; flags?: string[] } = {},
): Registry => ({
  shell: { current: shellRelease(1), fallback: null },
  areas: { teacher: { state, current: areaRelease('teacher', teacher), fallback: null, flags } },
})

/** A page of shell 1 and teacher 2, and a registry that a test changes. */
const openPage = () => {
  const page = {
    registry: live(2),
    isUnsaved: false,
    isOffline: false,
    time: 0,
    reads: 0,
    left: [] as string[],
    requestCount: 0,
  }
  let navigate: (to: { pathname: string; search: string; hash: string }) => void = () => undefined
  let refuse: () => unknown = () => undefined
  followReleases({
    versions: { shell: versionOf(1), teacher: versionOf(2) },
    flags: '',
    onNavigation: (listen) => {
      navigate = listen
    },
    onRefusal: (listen) => {
      refuse = listen
    },
    askToReload: () => {
      page.requestCount += 1
    },
    hasUnsaved: () => page.isUnsaved,
    read: async () => {
      page.reads += 1
      if (page.isOffline) throw new TypeError('no network')
      return page.registry
    },
    leave: (to) => page.left.push(to),
    now: () => page.time,
  })
  const go = async (pathname: string) => {
    navigate({ pathname, search: '?x=1', hash: '' })
    await Bun.sleep(0)
  }
  const beRefused = async () => {
    refuse()
    await Bun.sleep(0)
  }
  return Object.assign(page, { go, beRefused })
}

test('an open page moves over at the navigation after it saw that another version is live', async () => {
  const page = openPage()
  await page.go('/classes')
  expect(page.left).toEqual([])
  page.registry = live(3)
  page.time += 60_000
  await page.go('/class/1')
  await page.go('/class/2')
  expect(page.left).toEqual(['/class/2?x=1'])
})

test('nothing unsaved is lost: the page moves over later', async () => {
  const page = openPage()
  page.registry = live(3)
  page.isUnsaved = true
  await page.go('/1')
  await page.go('/2')
  expect(page.left).toEqual([])
  page.isUnsaved = false
  await page.go('/3')
  expect(page.left).toEqual(['/3?x=1'])
})

test('a page with unsaved text asks once for a reload when its version was let go, and not while it is the one before', async () => {
  const page = openPage()
  page.isUnsaved = true
  const before = live(3)
  page.registry = {
    ...before,
    areas: { teacher: { ...before.areas.teacher, fallback: areaRelease('teacher', 2) } },
  } as Registry
  await page.beRefused()
  expect([page.reads, page.requestCount]).toEqual([1, 0])
  page.registry = live(3)
  for (let look = 0; look < 2; look += 1) {
    page.time += 60_000
    await page.beRefused()
  }
  expect([page.reads, page.requestCount, page.left]).toEqual([3, 1, []])
})

test('an area that was switched off counts as well, and what went back stays', async () => {
  const page = openPage()
  page.registry = live(2, { state: 'disabled' })
  await page.go('/1')
  page.registry = live(2)
  page.isUnsaved = true
  page.time += 60_000
  await page.go('/2')
  page.isUnsaved = false
  await page.go('/3')
  expect(page.left).toEqual([])
})

test('looks once a minute, and stays as it is without a network', async () => {
  const page = openPage()
  page.isOffline = true
  for (const path of ['/1', '/2', '/3']) await page.go(path)
  expect([page.reads, page.left]).toEqual([1, []])
  page.time += 60_000
  await page.go('/4')
  expect([page.reads, page.left]).toEqual([2, []])
})

test('an open page moves over once another flag is on for its user, and keeps what is unsaved until then', async () => {
  const page = openPage()
  page.registry = live(2, { flags: ['weekPlan'] })
  page.isUnsaved = true
  await page.go('/classes')
  await page.go('/class/1')
  expect([page.left, page.requestCount]).toEqual([[], 0])
  page.isUnsaved = false
  await page.go('/reports')
  expect(page.left).toEqual(['/reports?x=1'])
})
