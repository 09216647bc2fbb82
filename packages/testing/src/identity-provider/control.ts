import { type CryptoKey, type JWTPayload, SignJWT } from 'jose'
import type Provider from 'oidc-provider'
import type { RosterHub } from '../roster-hub/roster-hub'
import { type HubPerson, personInfoOf } from './hub-person'

type Application = Parameters<Provider['use']>[0]
type Context = Parameters<Application>[0]

/** A logout token to be signed; `isForged` signs it with a key that nobody knows. */
export interface LogoutTokenRequest {
  readonly claims: JWTPayload
  readonly isForged?: boolean
}

const bodyOf = async ({ req }: Context): Promise<unknown> => {
  let text = ''
  for await (const chunk of req) text += chunk
  return JSON.parse(text)
}

const signed = async ({ claims, isForged = false }: LogoutTokenRequest, keys: ControlKeys): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: keys.kid })
    .sign(isForged ? keys.other : keys.own)

/** The key of the provider, and one that it does not publish. */
export interface ControlKeys {
  readonly kid: string
  readonly own: CryptoKey
  readonly other: CryptoKey
}

/** Answers `GET /person-info` for the person of an access token, by Schulconnex 1.7. */
const answerPersonInfo = async (context: Context, provider: Provider, people: People): Promise<void> => {
  const token = /^Bearer (.+)$/.exec(context.get('authorization'))?.[1]
  const found = token === undefined ? undefined : await provider.AccessToken.find(token)
  if (!found) {
    context.set('www-authenticate', 'Bearer error="invalid_token"')
    context.status = 401
    return
  }
  const person = people.get(found.accountId)
  if (!person || person.isDeleted) {
    context.status = 404
    return
  }
  context.set('etag', `"${Bun.hash(JSON.stringify(person))}"`)
  context.body = personInfoOf(subjectOf(found.accountId), person)
}

/** People by login, as tests have set them. */
export type People = Map<string, HubPerson>

/** The subject of a login, which says nothing of the person. */
export const subjectOf = (login: string): string => new Bun.CryptoHasher('sha256').update(login).digest('hex')

/** What a hub serves beside signing in, and what tests change: people, and tokens of its own. */
export const controlOf =
  (provider: Provider, people: People, keys: ControlKeys, { url, settings }: RosterHub): Application =>
  async (context, next) => {
    const { method, path } = context
    if (method === 'GET' && path === '/person-info') return answerPersonInfo(context, provider, people)
    if (method === 'GET' && path === '/control/roster-hub') {
      context.body = { url, settings }
      return
    }
    if (method === 'POST' && path === '/control/logout-token') {
      context.body = { token: await signed((await bodyOf(context)) as LogoutTokenRequest, keys) }
      return
    }
    if (method === 'PUT' && path.startsWith('/control/people/')) {
      people.set(decodeURIComponent(path.slice('/control/people/'.length)), (await bodyOf(context)) as HubPerson)
      context.status = 204
      return
    }
    return next()
  }
