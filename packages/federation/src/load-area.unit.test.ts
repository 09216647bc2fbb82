import { expect, test } from 'bun:test'
import type { RouteObject } from 'react-router'
import { createAreas } from './load-area'
import { pageRegistry } from './runtime/page-registry'
import { areaRelease, shellRelease } from './testing/releases'

const areas = () =>
  createAreas(
    pageRegistry({
      shell: { current: shellRelease(1), fallback: null },
      areas: {
        teacher: {
          state: 'enabled',
          current: areaRelease('teacher', 2, { owns: ['/classes', '/class/:classId'] }),
          fallback: areaRelease('teacher', 1),
        },
        provider: { state: 'disabled', current: areaRelease('provider', 3), fallback: null },
      },
    }),
  )

const visit = async (loader: ReturnType<typeof createAreas>, path: string) => {
  const patched: RouteObject[] = []
  const discover = loader.discover({ frame: 'frame', setup: 'setup' }, () => ({}))
  await discover({
    path,
    matches: [],
    signal: new AbortController().signal,
    fetcherKey: undefined,
    patch: (_, routes) => patched.push(...routes),
  })
  return patched
}

test('a path belongs to the area that owns its prefix', () => {
  const loader = areas()
  expect(loader.ownerOf('/class/7/skills')).toBe('teacher')
  expect(loader.ownerOf('/classes')).toBe('teacher')
  expect(loader.ownerOf('/provider/tenant')).toBe('provider')
  expect(loader.ownerOf('/profile')).toBeUndefined()
})

// There is no document and no federation runtime here: any fetch would throw.
test('a disabled area is not fetched', async () => {
  const loader = areas()
  expect(await visit(loader, '/provider')).toEqual([])
  expect(loader.failureOf('provider')).toBe('disabled')
  loader.forget('provider')
  expect(loader.failureOf('provider')).toBe('disabled')
})

test("the shell's own paths load no area", async () => {
  const loader = areas()
  expect(await visit(loader, '/profile')).toEqual([])
  expect(loader.failureOf('teacher')).toBeUndefined()
})
