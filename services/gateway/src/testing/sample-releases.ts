import { createHash } from 'node:crypto'
import type { AreaRelease, Registry } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { Line } from '@lernspur/release/registry/line'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { openReleasedFiles } from '../file/released-files'

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Releases in memory: what is live, and files by `<unit>/<version>/<path>`. */
export const sampleReleases = () => {
  let live: Registry | undefined
  let lines: readonly Line[] = []
  let pinned: Readonly<Record<string, Registry>> = {}
  const stored = new Map<string, string>()
  const files = new Map<string, ReleaseManifest['files']>()
  const pages = new Map<string, AreaRelease>()
  const manifest: LiveRegistry['manifest'] = async (name, version) => {
    const own = files.get(`${name}/${version}`)
    if (!own) return undefined
    const page = pages.get(`${name}/${version}`)
    if (page) return { kind: 'area', name, version, files: own, needs: {}, provides: {}, page }
    return { kind: 'service', name, version, files: own, needs: {}, provides: {}, entry: '' }
  }
  const releases: LiveRegistry = {
    current: ({ tenantId = '' }) => {
      const registry = pinned[tenantId] ?? live
      const content = JSON.stringify(registry)
      return (
        registry && { content, etag: `"${Bun.hash(content).toString(36)}"`, registry, integrityOf: () => undefined }
      )
    },
    differsByVisitor: () => Object.keys(pinned).length > 0 || lines.some(({ canary }) => canary !== null),
    lines: () => lines,
    manifests: () => [],
    manifest,
    close: async () => undefined,
  }
  const store = {
    file: async ({ name, version, files: known }: ReleaseManifest, path: string) => {
      const content = stored.get(`${name}/${version}/${path}`)
      const asReleased = known.find((one) => one.path === path)?.integrity
      return content !== undefined && integrityOf(content) === asReleased
        ? new TextEncoder().encode(content)
        : undefined
    },
  }
  return {
    releases,
    files: openReleasedFiles(releases, store),
    /** Makes a registry live; schools may stay on another one, and units have lines with canaries. */
    goLive: (registry: Registry, more: { pinned?: typeof pinned; lines?: typeof lines } = {}) => {
      live = registry
      pinned = more.pinned ?? {}
      lines = more.lines ?? []
    },
    /** Releases a file. */
    release: (unit: string, version: string, path: string, content: string) => {
      const file = { path, size: content.length, integrity: integrityOf(content) }
      files.set(`${unit}/${version}`, [...(files.get(`${unit}/${version}`) ?? []), file])
      stored.set(`${unit}/${version}/${path}`, content)
    },
    /** Releases an area with one file, without making it live. */
    releaseArea: (page: AreaRelease, content: string) => {
      const [path = ''] = page.entry.split('/').slice(-1)
      const id = `${page.area}/${page.version}`
      files.set(id, [{ path, size: content.length, integrity: integrityOf(content) }])
      stored.set(`${id}/${path}`, content)
      pages.set(id, page)
    },
    /** Changes a file in the store behind the back of the registry; without content it is lost. */
    tamper: (unit: string, version: string, path: string, content?: string) => {
      if (content === undefined) stored.delete(`${unit}/${version}/${path}`)
      else stored.set(`${unit}/${version}/${path}`, content)
    },
  }
}
