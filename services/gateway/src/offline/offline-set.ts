import type { AreaName, Registry } from '@lernspur/contracts/registry.contract'
import type { OfflineSet } from './service-worker'

/** Where the service worker asks what to keep; `?areas=teacher,school-admin`. */
export const offlineSetPath = '/mfe/offline.json'

/** What a page loads; not what is read by commands, nor the compressed forms beside the files. */
const kept = /\.(js|css|woff2|svg)$/

/** Paths of all files of a version. */
type Paths = (unit: string, version: string) => Promise<readonly string[]>

const filesOf = async (paths: Paths, unit: string, version: string): Promise<string[]> =>
  (await paths(unit, version)).filter((path) => kept.test(path)).map((path) => `/mfe/${unit}/${version}/${path}`)

/** Areas that a request names and that are enabled; unknown names are ignored. */
const askedAreas = (url: URL, { areas }: Registry): AreaName[] => {
  const asked = url.searchParams.get('areas')?.split(',') ?? []
  return Object.keys(areas).filter((area) => asked.includes(area) && areas[area]?.state === 'enabled')
}

/** All files of the shell and of the areas that the request names, in their current versions. */
export const offlineSetAnswer = async (url: URL, registry: Registry, paths: Paths): Promise<Response> => {
  const areas = askedAreas(url, registry)
  const files = await Promise.all([
    filesOf(paths, 'shell', registry.shell.current.version),
    ...areas.map((area) => filesOf(paths, area, registry.areas[area]?.current.version ?? '')),
  ])
  const all = files.flat().toSorted()
  const set: OfflineSet = { id: Bun.hash(JSON.stringify([all, registry])).toString(36), files: all }
  return Response.json(set, { headers: { 'cache-control': 'no-cache' } })
}
