import type { AreaRelease, Preload, ShellRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'

const urlsOf = (lists: Iterable<readonly Preload[]>): string[] => [...lists].flat().map(({ url }) => url)

/** Whether every file that an area's page loads lies in the folder of that very version. */
export const hasOwnFiles = (page: AreaRelease): boolean => {
  const folder = `/mfe/${page.area}/${page.version}/`
  const preloads = urlsOf([...page.routes, ...page.parts].map(({ preload }) => preload))
  const texts = urlsOf([...Object.values(page.locales), ...Object.values(page.partLocales)])
  return [page.entry, page.manifest, ...preloads, ...texts].every((url) => url.startsWith(folder))
}

/** The same of the shell. */
const hasOwnShellFiles = (page: ShellRelease): boolean => {
  const folder = `/mfe/shell/${page.version}/`
  const preloads = urlsOf([
    ...Object.values(page.locales),
    page.home,
    ...Object.values(page.layouts),
    page.drafts ?? [],
  ])
  const rest = [...page.scripts.map(({ url }) => url), ...page.styles, ...page.fonts, ...(page.icon ? [page.icon] : [])]
  return [...rest, ...preloads].every((url) => url.startsWith(folder))
}

/** Whether a manifest describes nothing but its own unit and version: pages would load what it names. */
export const describesItself = (manifest: ReleaseManifest): boolean => {
  const { kind, name, version } = manifest
  if (kind === 'service') return manifest.files.some(({ path }) => path === manifest.entry)
  if (manifest.page.version !== version) return false
  if (kind === 'shell') return name === 'shell' && hasOwnShellFiles(manifest.page)
  return manifest.page.area === name && hasOwnFiles(manifest.page)
}
