import { join } from 'node:path'
import type { AreaName, Preload } from '@lernspur/contracts/registry.contract'
import { type RspackPluginInstance, rspack } from '@rspack/core'
import { chunkFiles, preloads } from '../build/chunk-files'
import { bundle } from '../build/compile'
import { compress } from '../build/compress'
import { readRouteTable } from '../build/route-table'
import { areasIn, unitFolder } from '../configuration/workspace'
import { bestMatch } from '../path-pattern'
import { defineSingle } from './define-single'

/** Shell and areas as one build without federation, to compare the federated page with. */
export interface SingleBundle {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** What else a page at that path loads, according to the routes; the start page includes its parts. */
  preloads(path: string, language: 'de' | 'en'): Preload[]
}

/** Replaces the loader of containers by the areas: the routes of each are a chunk of the same build. */
export const ownAreas = (areas: readonly AreaName[]): RspackPluginInstance => {
  const loads = areas.map((area) => {
    const routes = JSON.stringify(join(unitFolder(area), 'src/routes.tsx'))
    return `${JSON.stringify(area)}: () => import(/* webpackChunkName: "area-${area}" */ ${routes})`
  })
  const code = `const areas = { ${loads.join(', ')} }; export const mount = (area) => areas[area]()`
  return new rspack.NormalModuleReplacementPlugin(
    /\/runtime\/mount$/,
    `data:text/javascript,${encodeURIComponent(code)}`,
  )
}

/** Builds it into a folder for serving below `publicPath`, compressed like releases. */
export const buildSingle = async (folder: string, publicPath: string): Promise<SingleBundle> => {
  const areas = areasIn()
  const stats = await bundle(defineSingle(areas, ownAreas(areas)), { path: folder, publicPath, uniqueName: 'single' })
  await compress(folder)
  const all = chunkFiles(stats)
  const first = preloads(all.named('shell'), publicPath)
  const urls = (kind: Preload['as']) => first.flatMap(({ as, url }) => (as === kind ? url : []))
  const found = areas.map((area) => {
    const table = readRouteTable(unitFolder(area))
    return { ...table, area, chunks: chunkFiles(stats, join(unitFolder(area), 'src')) }
  })
  return {
    scripts: urls('script'),
    styles: urls('style'),
    fonts: Object.keys(stats.compilation.assets)
      .filter((name) => /-latin-wght-normal\.[0-9a-f]+\.woff2$/.test(name))
      .map((name) => publicPath + name),
    preloads: (path, language) => {
      const owner = found.find(({ owns }) => bestMatch(owns, (pattern) => pattern, path, 'prefix'))
      const screen = owner && bestMatch(owner.screens, ({ pattern }) => pattern, path, 'whole')
      const visible =
        path === '/'
          ? found.map((one) => ({
              one,
              requests: one.parts.flatMap((part) => (part.for === 'school' ? part.request : [])),
            }))
          : []
      const ofScreen = owner && screen ? [{ one: owner, requests: ['./area.css', ...screen.requests] }] : []
      const texts = [
        'locale',
        ...(ofScreen.length > 0 ? [`locale-${owner?.area}`] : []),
        ...visible.flatMap(({ one, requests }) => (requests.length > 0 ? [`part-locale-${one.area}`] : [])),
      ]
      const files = [...visible, ...ofScreen].flatMap(({ one, requests }) =>
        requests.length === 0 ? [] : [...all.named(`area-${one.area}`), ...requests.flatMap(one.chunks.imported)],
      )
      return [
        ...preloads(
          files.filter((file) => !all.named('shell').includes(file)),
          publicPath,
        ),
        ...texts.flatMap((name) => preloads(all.named(`${name}-${language}`), publicPath)),
      ]
    },
  }
}
