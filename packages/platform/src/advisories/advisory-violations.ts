import { join } from 'node:path'
import { readLock } from '../install/lock'

const folder = 'packages/platform/advisories'

/** A known weakness of some versions of a package, as the registry of npm describes it. */
export interface Advisory {
  readonly id: number
  readonly url: string
  readonly title: string
  readonly severity: string
  /** A range of versions. */
  readonly vulnerable_versions: string
}

/** What was last read from the registry: by package, only what concerns a version that was pinned then. */
export interface AdvisoryList {
  /** The day of that; null if nothing was ever read. */
  readonly readOn: string | null
  readonly packages: Readonly<Record<string, readonly Advisory[]>>
}

/** An advisory that does no harm here, and why. */
export interface AcceptedAdvisory {
  readonly id: number
  readonly package: string
  readonly why: string
}

export const advisoryListPath = (root: string): string => join(root, folder, 'advisories.json')

export const readAdvisories = (root: string): Promise<AdvisoryList> =>
  Bun.file(advisoryListPath(root)).json() as Promise<AdvisoryList>

/** Pinned versions by package, those of nested packages included. */
export const pinnedVersions = async (root: string): Promise<Map<string, string[]>> => {
  const pinned = new Map<string, string[]>()
  for (const [entry] of Object.values((await readLock(root)).packages)) {
    const [, name = '', version = ''] = /^(.+)@([^@]+)$/.exec(String(entry)) ?? []
    // Packages of this repository are of no registry.
    if (!/^\d/.test(version)) continue
    const known = pinned.get(name) ?? []
    if (!known.includes(version)) pinned.set(name, [...known, version])
  }
  return pinned
}

/** A prerelease is as vulnerable as its release: ranges leave prereleases out. */
const isIn = (version: string, range: string): boolean =>
  Bun.semver.satisfies(version, range) || Bun.semver.satisfies(version.replace(/[-+].*$/, ''), range)

/**
 * One sentence for each pinned version with an advisory that nobody accepted with a reason, and for each accepted one
 * that nothing needs any more. Reads files only, so that it says the same without a network.
 */
export const violationsOf = (
  pinned: ReadonlyMap<string, readonly string[]>,
  { packages }: AdvisoryList,
  accepted: readonly AcceptedAdvisory[],
): string[] => {
  const found = Object.entries(packages).flatMap(([name, advisories]) =>
    (pinned.get(name) ?? []).flatMap((version) =>
      advisories.flatMap((advisory) =>
        isIn(version, advisory.vulnerable_versions) ? [{ name, version, ...advisory }] : [],
      ),
    ),
  )
  const isFor = (one: { readonly id: number; readonly name: string }) => (other: AcceptedAdvisory) =>
    other.id === one.id && other.package === one.name
  return [
    ...found.flatMap(({ name, version, id, severity, title, url }) =>
      accepted.some((one) => isFor({ id, name })(one) && one.why.trim() !== '')
        ? []
        : `${name}@${version} is vulnerable (${severity}): ${title}. ${url} Pin another version, or say in ${folder}/accepted.json why ${id} does no harm here.`,
    ),
    ...accepted.flatMap((one) =>
      found.some((advisory) => isFor(advisory)(one))
        ? []
        : `${folder}/accepted.json accepts ${one.id} of ${one.package}, which concerns no pinned version: remove it.`,
    ),
  ]
}

/** Holds `bun.lock` against the list in the repository. */
export const advisoryViolations = async (root: string): Promise<string[]> => {
  const accepted = (await Bun.file(join(root, folder, 'accepted.json')).json()) as readonly AcceptedAdvisory[]
  return violationsOf(await pinnedVersions(root), await readAdvisories(root), accepted)
}
