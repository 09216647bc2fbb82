import { startIdentityProvider } from '@lernspur/testing/identity-provider/identity-provider'
import { hubSettings } from '../identity-provider/hub-settings'
import { type Browser, openIdentity, password } from './people'

/** Pages that the provider may lead back to. */
const pages = ['http://localhost/auth/login', 'http://localhost/profile']

/** Schools that the provider `schulen` is bound to; tests add theirs. */
export const boundSchools: string[] = [crypto.randomUUID()]

/** The data of an answer, or the code of its error. */
export const outcomeOf = async (response: Response) => {
  const { success, error, data } = await response.clone().json()
  return success ? (data ?? 'ok') : error
}

/** An address at the provider; `kind` selects claims that are unverified, malformed or forged. */
export const addressOf = (kind = 'oda') => `${kind}-${crypto.randomUUID()}@schule.example`

const startProviders = async () => {
  const provider = await startIdentityProvider(pages)
  const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => undefined } })
  const { issuer, clientId, clientSecret } = provider
  const known = { clientId, clientSecret }
  const identity = await openIdentity([
    { id: 'schule', name: 'Schulportal', issuer, ...known },
    { id: 'stumm', name: 'Antwortet nie', issuer: `http://127.0.0.1:${silent.port}`, ...known },
    { id: 'weg', name: 'Gibt es nicht', issuer: 'http://127.0.0.1:1', ...known },
    { id: 'fremd', name: 'Falsches Geheimnis', issuer, clientId, clientSecret: 'another-secret' },
    { id: 'domaene', name: 'Amt', issuer, ...known, domains: ['amt.example'] },
    { id: 'schulen', name: 'Verbund', issuer, ...known, schools: boundSchools },
    { id: 'hub', name: 'Landesportal', issuer, ...known, hub: hubSettings.parse({}) },
    { id: 'vidis', name: 'VIDIS', issuer, ...known, hub: hubSettings.parse({ preset: 'vidis' }) },
    {
      id: 'person-info',
      name: 'Schulconnex',
      issuer,
      ...known,
      hub: hubSettings.parse({ personInfo: `${issuer}/person-info` }),
    },
    {
      id: 'lautlos',
      name: 'Ohne Antwort',
      issuer,
      ...known,
      hub: hubSettings.parse({ personInfo: 'http://127.0.0.1:1/' }),
    },
  ])
  const close = async () => {
    await identity.close()
    silent.stop(true)
    await provider.stop()
  }
  return { provider, identity, close }
}

/** The service with OpenID Connect providers, one of them real, and what a browser does to sign in by it. */
export const openProviderSignIn = async () => {
  const { provider, identity, close } = await startProviders()

  const send = async (method: string, path: string, browser: Browser, body?: object) =>
    outcomeOf(await identity.send(method, path, browser, body, crypto.randomUUID()))
  const startSignIn = (browser: Browser, search = '', id = 'schule') =>
    send('GET', `/auth/auth-url/${id}${search}`, browser)
  const callback = (browser: Browser, url: URL, changes: object = {}) => {
    const returned = Object.fromEntries(
      ['state', 'code', 'iss', 'error'].map((key) => [key, url.searchParams.get(key)]),
    )
    const given = Object.entries({ ...returned, ...changes }).filter(([, value]) => value !== null)
    return send('POST', '/auth/oidc/callback', browser, Object.fromEntries(given))
  }
  const redeem = (id: string, browser = identity.visitor()) =>
    identity.send('POST', `/auth/auth-attempt/${id}/redeem`, browser, {}, crypto.randomUUID())
  const statusOf = async (id: string) =>
    (await send('POST', `/auth/auth-attempt/${id}/status`, identity.visitor())).status

  /** Signs in with the provider: authorization request, sign-in there, callback. */
  const signInWith = async (address: string, providerId = 'schule') => {
    const browser = identity.visitor()
    const { url, authAttempt } = await startSignIn(browser, '', providerId)
    const outcome = await callback(browser, await provider.signIn(url, address))
    return { id: authAttempt.id as string, outcome }
  }

  /** Links the identity of an address to a signed-in account. */
  const link = async (browser: Browser, address: string) => {
    const { url, authAttempt } = await send('POST', '/auth/identities/schule/link', browser, {
      currentPassword: password,
    })
    const outcome = await callback(browser, await provider.signIn(url, address))
    return { id: authAttempt.id as string, outcome }
  }

  /** A signed-in user with a linked identity. */
  const linked = async () => {
    const account = await identity.account()
    const browser = await identity.signIn(account.email)
    const address = addressOf()
    const { outcome } = await link(browser, address)
    return { ...account, browser, address, outcome }
  }

  /** An invitation of a school sent to an address. */
  const invite = async (email: string): Promise<string> => {
    const tenantId = await identity.school()
    await identity.owner`
      insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, email, active_until)
      select ${tenantId}, 'user', sha256(${email}::text::bytea), user_id, ${email}, now() + interval '1 day'
      from user_role where tenant_id = ${tenantId} and role_type = 'admin' limit 1`
    return tenantId
  }

  return { provider, identity, send, startSignIn, callback, redeem, statusOf, signInWith, link, linked, invite, close }
}
