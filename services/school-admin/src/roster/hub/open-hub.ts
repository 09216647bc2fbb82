import { ApiError, refuse } from '@lernspur/service-kit/call/api-error'
import type { RosterHub } from '@lernspur/service-kit/roster/roster-settings'
import * as z from 'zod'
import { fetchBounded, type HubLimits, hubLimits, refuseUnavailable } from './bounded-fetch'
import { fetchToken, type HubToken } from './hub-token'

/** What a hub called the state of an answer, and the request that it answered. */
export interface HubState {
  readonly etag: string
  readonly request: string
}

/** What a hub says of a school, as it says it. */
export interface HubAnswer {
  readonly people: readonly unknown[]
  /** Ids of the organisations that have the school's numbers; none where the hub was not asked for them. */
  readonly organisationIds: readonly string[]
  /** Null where the hub names none, and for a school with several organisations. */
  readonly state: HubState | null
}

/** A hub that is read, for one school after the other, with one token as long as it lasts. */
export interface OpenHub {
  readonly hub: RosterHub
  /**
   * Reads the people of the school with these numbers by `GET /personen-info`; null when nothing has changed since
   * `known`. It ends with `stop`. ROSTER_SCHOOL_UNKNOWN, ROSTER_REFUSED, ROSTER_UNREADABLE, ROSTER_TOO_LARGE, ROSTER_UNAVAILABLE.
   */
  read(numbers: readonly string[], known?: HubState | null, stop?: AbortSignal): Promise<HubAnswer | null>
}

const refusals = new Set([401, 403])
/** Each of them costs a request. */
const organisationsMax = 10

const organisation = z.object({ id: z.string().min(1), kennung: z.string().optional().catch(undefined) })

/** ROSTER_UNREADABLE for what is not the JSON of a list. */
const listIn = async (response: Response): Promise<readonly unknown[]> => {
  try {
    return z.array(z.unknown()).parse(await response.json())
  } catch (problem) {
    throw new ApiError('ROSTER_UNREADABLE', undefined, { cause: problem })
  }
}

/** The request as one text, which tells it from another one. */
const addressOf = (api: string, path: string, query: Readonly<Record<string, string>>): string =>
  `${api}${path}?${new URLSearchParams(query)}`

/** ROSTER_SCHOOL_UNKNOWN with the numbers of the school. */
export const refuseSchool = (numbers: readonly string[]): never =>
  refuse(
    'ROSTER_SCHOOL_UNKNOWN',
    numbers.map((message) => ({ path: 'schoolNumber', message })),
  )

/** Opens a hub; nothing is sent before the first reading. */
export const openHub = (hub: RosterHub, { milliseconds, bytes }: HubLimits = hubLimits): OpenHub => {
  const { api, byOrganisation } = hub.roster
  let token: HubToken | undefined

  const get = async (address: string, signal: AbortSignal, etag?: string): Promise<Response> => {
    if (!token || token.until <= Date.now())
      token = await fetchToken(hub, (url, init) => fetchBounded(url, init as RequestInit, { bytes, signal }))
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token.text}`,
      ...(etag && { 'if-none-match': etag }),
    }
    const response = await fetchBounded(address, { headers }, { bytes, signal })
    if (refusals.has(response.status)) {
      token = undefined
      return refuse('ROSTER_REFUSED')
    }
    if (response.status === 200 || (response.status === 304 && etag)) return response
    return refuseUnavailable(new Error(`The hub answered ${new URL(address).pathname} with ${response.status}.`))
  }

  const organisationsOf = async (numbers: readonly string[], signal: AbortSignal): Promise<string[]> => {
    const ids = new Set<string>()
    for (const kennung of numbers.slice(0, organisationsMax)) {
      const list = await listIn(await get(addressOf(api, '/organisationen-info', { kennung }), signal))
      for (const one of list) {
        const found = organisation.safeParse(one).data
        // The filter of the hub finds every number that contains the text.
        if (found?.kennung?.toLowerCase() === kennung.toLowerCase()) ids.add(found.id)
      }
    }
    return [...ids]
  }

  return {
    hub,
    read: async (numbers, known = null, stop) => {
      const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), ...(stop ? [stop] : [])])
      const organisationIds = byOrganisation ? await organisationsOf(numbers, signal) : []
      if (byOrganisation && organisationIds.length === 0) refuseSchool(numbers)
      const filters = byOrganisation ? organisationIds.map((id) => ({ 'organisation.id': id })) : [{}]
      const people: unknown[] = []
      let state: HubState | null = null
      for (const filter of filters) {
        const vollstaendig = 'personen,personenkontexte,organisationen,gruppen'
        const request = addressOf(api, '/personen-info', { vollstaendig, ...filter })
        const etag = filters.length === 1 && known?.request === request ? known.etag : undefined
        const response = await get(request, signal, etag)
        if (response.status === 304) return null
        people.push(...(await listIn(response)))
        const given = response.headers.get('etag')
        if (given !== null && given.length <= 1000 && filters.length === 1) state = { etag: given, request }
      }
      return { people, organisationIds, state }
    },
  }
}
