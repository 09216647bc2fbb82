import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { RosterHub } from '@lernspur/service-kit/roster/roster-settings'
import {
  allowInsecureRequests,
  Configuration,
  type CustomFetch,
  clientCredentialsGrant,
  customFetch,
  discovery,
} from 'openid-client'
import { refuseUnavailable } from './bounded-fetch'

/** A token with the time, in milliseconds, until which it is used. */
export interface HubToken {
  readonly text: string
  readonly until: number
}

/** Seconds for which a token is used that does not say how long it lasts. */
const unknownSeconds = 60
/** Answers that say that the client, its secret or its scope is refused. */
const refusals = new Set([400, 401, 403])

/** Plain http is only configured for this machine. */
const isPlain = (...urls: readonly (string | undefined)[]): boolean => urls.some((url) => url?.startsWith('http:'))

const configurationOf = async (
  { issuer, clientId, clientSecret, roster: { tokenUrl } }: RosterHub,
  send: CustomFetch,
): Promise<Configuration> => {
  const execute = isPlain(issuer, tokenUrl) ? [allowInsecureRequests] : []
  if (tokenUrl === undefined)
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, [customFetch]: send })
  const configuration = new Configuration({ issuer, token_endpoint: tokenUrl }, clientId, clientSecret)
  for (const each of execute) each(configuration)
  configuration[customFetch] = send
  return configuration
}

/**
 * Gets a token by client credentials, whose requests go through `send`. ROSTER_REFUSED for a client that the hub does
 * not know or allow, ROSTER_TOO_LARGE, ROSTER_UNAVAILABLE.
 */
export const fetchToken = async (hub: RosterHub, send: CustomFetch): Promise<HubToken> => {
  let last: number | undefined
  let limit: ApiError | undefined
  const watch: CustomFetch = async (...request) => {
    try {
      const response = await send(...request)
      last = response.status
      return response
    } catch (problem) {
      if (problem instanceof ApiError) limit = problem
      throw problem
    }
  }
  try {
    const configuration = await configurationOf(hub, watch)
    const { scope } = hub.roster
    const { access_token: text, expires_in: seconds = unknownSeconds } = await clientCredentialsGrant(
      configuration,
      scope === undefined ? {} : { scope },
    )
    // What is sent just before the end would arrive after it.
    return { text, until: Date.now() + Math.max(0, seconds - unknownSeconds / 2) * 1000 }
  } catch (problem) {
    if (limit) throw limit
    if (last !== undefined && refusals.has(last)) throw new ApiError('ROSTER_REFUSED', undefined, { cause: problem })
    return refuseUnavailable(problem)
  }
}
