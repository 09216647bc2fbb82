import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { districtSignIn } from '@lernspur/demo-school/district/grow-district'
import { filter, order } from '../list/grown-list'
import { askTimes } from '../load'
import type { MeasuredClass } from '../measured-class'
import type { Visitor } from '../visitor'
import { signIn } from '../visitor'

/** A main call, whose time must not depend on how much others have stored. */
export interface GrownCall {
  readonly name: string
  ask(): Promise<unknown>
}

/** Sequential calls a round; of all rounds the fastest median counts, because other work only makes a call slower. */
const repeats = 40
const rounds = 7
const provider = 'anbieter@lernspur.example'

const page = (filters: Readonly<Record<string, string>>): string =>
  `${Object.entries(filters)
    .map(([field, value], at) => `filter[${at}][field]=${field}&filter[${at}][type]=eq&filter[${at}][value]=${value}`)
    .join('&')}&limit=50`

/** The calls of a teacher about a class, and of the provider about all schools. */
export const mainCalls = async (
  url: string,
  { teacher, id, nextEntry }: MeasuredClass,
  studentId: string,
): Promise<GrownCall[]> => {
  const operator: Visitor = await signIn(url, provider, demoPassword)
  const read = (name: string, path: string): GrownCall => ({ name, ask: () => teacher.read(path) })
  const ofProvider = (name: string, path: string): GrownCall => ({ name, ask: () => operator.read(path) })
  return [
    read('List of 50 observations', `/observations-v2?${page({ schoolClassId: id })}`),
    read('Skills matrix', `/classes/${id}/skill-cells`),
    { name: 'Save one observation', ask: () => teacher.call('POST', '/observations-v2', nextEntry()) },
    read('Search', `/search?query=le&schoolClassId=${id}`),
    read('Statistics: levels', `/classes/${id}/statistics/levels`),
    read('Statistics: coverage', `/classes/${id}/statistics/coverage`),
    read('Page of a child', `/classes/${id}/students/${studentId}/overview`),
    read('Observations of a child', `/observations-v2?${page({ studentId })}`),
    read('Authors of entries', `/classes/${id}/entry-authors`),
    read('Not observed lately', `/classes/${id}/unseen`),
    read('Start page', `/home/day?schoolClassId=${id}`),
    // As long as the few people of one school, so that both pages show as many.
    ofProvider("Provider's schools", `/provider/tenants?${order('name')}&limit=2`),
    ofProvider("Provider's people", `/provider/users?${order('lastName', 'firstName')}&limit=10`),
    ofProvider(
      "Provider's search for a person",
      `/provider/users?${filter(['person', 'search', districtSignIn(1).email])}&limit=10`,
    ),
    ofProvider("Provider's roles", '/provider/tenants/user-roles?limit=10'),
    ofProvider("Provider's whitelist", `/provider/allowed-emails?${order('email')}&limit=10`),
  ]
}

/** The fastest medians of one call in both installations, in milliseconds. */
export interface CallTimes {
  readonly small: number
  readonly grown: number
}

/**
 * The fastest median of each call in a small and a large installation, which take turns within each round: what else
 * the machine does slows both.
 */
export const fastestMedians = async (
  small: readonly GrownCall[],
  grown: readonly GrownCall[],
): Promise<CallTimes[]> => {
  const found = small.map(() => ({ small: Number.POSITIVE_INFINITY, grown: Number.POSITIVE_INFINITY }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, times] of found.entries()) {
      for (const [side, calls] of Object.entries({ small, grown }) as [keyof CallTimes, readonly GrownCall[]][]) {
        const ask = () => calls[at]?.ask().then(() => {}) ?? Promise.resolve()
        await askTimes(5, ask)
        times[side] = Math.min(times[side], (await askTimes(repeats, ask)).p50)
      }
    }
  }
  return found
}
