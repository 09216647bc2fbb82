import { relative, sep } from 'node:path'

/** How a team's `package.json` names the packed platform that its areas are tried in. */
export interface PlatformName {
  /** A path from that file, or an address (`https://…`). */
  readonly archive: string
  /** `sha512-…`, as in a lock. */
  readonly integrity: string
}

/** Whether an archive is fetched, and does not lie on this computer. */
export const isAddress = (archive: string): boolean => /^https?:\/\//.test(archive)

/**
 * The name of a platform in the file `file` (absolute) for the repository in `folder`. An address that stands there
 * stays: the archive is still to be put there.
 */
export const namedPlatform = (
  folder: string,
  { file, integrity }: { readonly file: string; readonly integrity: string },
  known?: PlatformName,
): PlatformName => ({
  archive: known && isAddress(known.archive) ? known.archive : relative(folder, file).split(sep).join('/'),
  integrity,
})
