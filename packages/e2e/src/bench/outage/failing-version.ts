import type { Registry } from '@lernspur/contracts/registry.contract'
import { anotherVersion, type LiveVersion } from '@lernspur/federation/testing/another-version'
import type { Page } from '@playwright/test'
import { readRegistry, serveRegistry } from '../../fixture/release/served-registry'
import { serveVersion } from '../../fixture/release/served-version'
import type { Case } from './cases'
import { failures, parts, throwers } from './kinds'

/** Serves a page a version of an area in which one kind of file fails. */
export const showFailingVersion = async (page: Page, one: Case, live: LiveVersion) => {
  const { visit, part, how, hasBefore } = one
  const version = anotherVersion(live, 'd0d0d0d0', (name, text) =>
    parts[part].test(name) ? (throwers[how]?.[part]?.(text) ?? text) : text,
  )
  const entry = { state: 'enabled' as const, current: version.release, fallback: hasBefore ? live.release : null }
  const registry = await readRegistry(page)
  const withArea = (area: Registry['areas'][string]) => ({
    ...registry,
    areas: { ...registry.areas, [visit.area]: area },
  })
  await serveVersion(page, version)
  const goOn = await serveRegistry(page, withArea(entry))
  const requested = new Set<string>()
  let isFailing = true
  const folder = version.release.entry.replace('entry.js', '')
  await page.route(`**${folder}*`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length)
    requested.add(name)
    const fail = isFailing && parts[part].test(name) ? failures[how] : undefined
    await (fail?.(route, version.read, name) ?? route.fallback()).catch(() => undefined)
  })
  return {
    refetch: () => {
      isFailing = false
    },
    rollBack: () => goOn(withArea({ ...entry, current: live.release, fallback: null })),
    wasRequested: () => [...requested].some((name) => parts[part].test(name)),
  }
}
