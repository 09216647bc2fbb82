import type { AreaRelease, ShellRelease } from '@lernspur/contracts/registry.contract'

/** Names of the files that a browser loads first: an area's entry; the shell's scripts and styles. */
export const firstFiles = (page: AreaRelease | ShellRelease): string[] => {
  const urls = 'area' in page ? [page.entry] : [...page.scripts.map(({ url }) => url), ...page.styles]
  return urls.map((url) => url.slice(url.lastIndexOf('/') + 1))
}
