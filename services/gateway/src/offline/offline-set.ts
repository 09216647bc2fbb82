import type { AreaName, Registry } from '@lernspur/contracts/registry.contract'
import { integritiesFile } from '@lernspur/contracts/release/integrities-file'
import { pageDetailsFile } from '@lernspur/contracts/release/page-details-file'
import type { ReleaseFile } from '@lernspur/contracts/release/release.contract'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import type { OfflineSet } from './service-worker'

/** Where the service worker asks what to cache; `?areas=teacher,school-admin`. */
export const offlineSetPath = '/mfe/offline.json'

/** Files that scripts read, besides scripts and styles. */
const readLater = [integritiesFile, ...languages.map(pageDetailsFile)]

/** Files that a page loads, without those that commands read and the compressed copies. */
const isCacheable = ({ path }: ReleaseFile): boolean => /\.(js|css|woff2|svg)$/.test(path) || readLater.includes(path)

/** All files of a version. */
type Files = (unit: string, version: string) => Promise<readonly ReleaseFile[]>

const filesOf = async (files: Files, unit: string, version: string): Promise<OfflineSet['files']> =>
  (await files(unit, version))
    .filter(isCacheable)
    .map(({ path, integrity }) => ({ path: `/mfe/${unit}/${version}/${path}`, integrity }))

/** Areas that a request names and that are enabled; unknown names are ignored. */
const requestedAreas = (url: URL, { areas }: Registry): AreaName[] => {
  const requested = url.searchParams.get('areas')?.split(',') ?? []
  return Object.keys(areas).filter((area) => requested.includes(area) && areas[area]?.state === 'enabled')
}

/** All files of the shell and of the areas that the request names, in their current versions. */
export const offlineSetAnswer = async (url: URL, registry: Registry, of: Files): Promise<Response> => {
  const areas = requestedAreas(url, registry)
  const files = await Promise.all([
    filesOf(of, 'shell', registry.shell.current.version),
    ...areas.map((area) => filesOf(of, area, registry.areas[area]?.current.version ?? '')),
  ])
  const all = files.flat().toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const set: OfflineSet = { id: Bun.hash(JSON.stringify([all, registry])).toString(36), files: all }
  return Response.json(set, { headers: { 'cache-control': 'no-cache' } })
}
