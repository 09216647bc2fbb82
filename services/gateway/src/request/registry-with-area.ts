import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { ServedRegistry } from '@lernspur/release/serve/live-registry'

/**
 * The registry with this version of an area in place of the live one, for browsers that agreed to see it. Its flags are
 * on or off as they are in the live one.
 */
export const registryWithArea = (
  { registry, integrityOf }: ServedRegistry,
  page: AreaRelease,
  files: ReleaseManifest['files'],
): ServedRegistry => {
  const folder = `/mfe/${page.area}/${page.version}/`
  const own = new Map(files.map(({ path, integrity }) => [folder + path, integrity]))
  const visible = { ...registry, areas: { ...registry.areas } }
  visible.areas[page.area] = { ...registry.areas[page.area], state: 'enabled', current: page, fallback: null }
  const content = JSON.stringify(visible)
  return {
    registry: visible,
    content,
    etag: `"${Bun.hash(content).toString(36)}"`,
    integrityOf: (url) => own.get(url) ?? integrityOf(url),
  }
}
