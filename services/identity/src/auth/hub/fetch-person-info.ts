import { refuse } from '@lernspur/service-kit/call/api-error'
import { type Configuration, fetchProtectedResource, WWWAuthenticateChallengeError } from 'openid-client'
import { refuseUnavailable } from '../identity-provider/identity-providers'

/** Answers that say that the hub has no such person, or none for this product. */
const unknown = new Set([401, 403, 404, 410])
/** Characters of an answer; the lists of groups in it are not read. */
const answerMax = 1_000_000

/**
 * Reads a person by `GET /person-info` of Schulconnex, with his or her access token. HUB_PERSON_UNKNOWN when the hub
 * knows nobody by it, AUTH_PROVIDER_UNAVAILABLE.
 */
export const fetchPersonInfo = async (
  configuration: Configuration,
  url: string,
  accessToken: string,
): Promise<unknown> => {
  const answer = await fetchProtectedResource(
    configuration,
    accessToken,
    new URL(url),
    'GET',
    undefined,
    new Headers({ accept: 'application/json' }),
  ).catch((problem: unknown) =>
    problem instanceof WWWAuthenticateChallengeError ? problem.response : refuseUnavailable(problem),
  )
  if (unknown.has(answer.status)) return refuse('HUB_PERSON_UNKNOWN')
  if (answer.status !== 200) return refuseUnavailable(new Error(`The hub answered person-info with ${answer.status}.`))
  try {
    const text = await answer.text()
    return text.length > answerMax ? undefined : JSON.parse(text)
  } catch (problem) {
    return refuseUnavailable(problem)
  }
}
