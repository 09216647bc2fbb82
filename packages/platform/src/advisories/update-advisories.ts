import { Problem } from '../console/problem'
import { type Advisory, type AdvisoryList, advisoryListPath, pinnedVersions } from './advisory-violations'

const npm = 'https://registry.npmjs.org'
/** Milliseconds to wait for the registry. */
const timeoutMs = 60_000

/** What the registry knows about these versions, sorted, so that the same answer makes the same file. */
export const fetchAdvisories = async (
  pinned: ReadonlyMap<string, readonly string[]>,
  registry = npm,
): Promise<AdvisoryList['packages']> => {
  const url = new URL('/-/npm/v1/security/advisories/bulk', registry)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(pinned)),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response?.ok)
    throw new Problem(
      `${url} ${response ? `answers ${response.status}` : 'does not answer'}; the list stays as it is. --registry names another registry.`,
    )
  const answer = (await response.json()) as Readonly<Record<string, readonly Advisory[]>>
  return Object.fromEntries(
    Object.entries(answer)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, advisories]) => [
        name,
        advisories
          .map(({ id, url: address, title, severity, vulnerable_versions }) => ({
            id,
            url: address,
            title,
            severity,
            vulnerable_versions,
          }))
          .toSorted((one, other) => one.id - other.id),
      ]),
  )
}

/** Brings the list in the repository up to date; returns how many advisories it has. */
export const updateAdvisories = async (root: string, registry?: string): Promise<number> => {
  const packages = await fetchAdvisories(await pinnedVersions(root), registry)
  const list: AdvisoryList = { readOn: new Date().toISOString().slice(0, 10), packages }
  await Bun.write(advisoryListPath(root), `${JSON.stringify(list, null, 2)}\n`)
  return Object.values(packages).flat().length
}
