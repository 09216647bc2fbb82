import { clientId, clientSecret } from './accounts'
import type { LogoutTokenRequest } from './control'
import type { HubPerson } from './hub-person'

/** A running OpenID Connect provider. */
export interface TestIdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs in there as a browser would, and returns the redirect URI with its parameters. */
  signIn(authorizationUrl: string, address: string): Promise<URL>
  /** Says from now on of a login what a hub says. */
  setPerson(login: string, person: HubPerson): Promise<void>
  /** A logout token that the provider signs. */
  logoutToken(request: LogoutTokenRequest): Promise<string>
  stop(): Promise<void>
}

/** Says from now on of a login what a hub says, at the provider of an issuer. */
export const setHubPerson = async (issuer: string, login: string, person: HubPerson): Promise<void> => {
  const url = new URL(`/control/people/${encodeURIComponent(login)}`, issuer)
  const { ok, status } = await fetch(url, { method: 'PUT', body: JSON.stringify(person) })
  if (!ok) throw new Error(`The provider answered ${status}.`)
}

/** Where the hub of an issuer lists people to services, and what `hub.roster` of LERNSPUR_OIDC is for it. */
export const rosterHubAt = async (
  issuer: string,
): Promise<{ readonly url: string; readonly settings: Readonly<Record<string, unknown>> }> =>
  (await fetch(new URL('/control/roster-hub', issuer))).json()

const firstLine = async (output: ReadableStream<Uint8Array>): Promise<string> => {
  const reader = output.getReader()
  const decoder = new TextDecoder()
  for (let text = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) throw new Error('The identity provider did not start.')
    text += decoder.decode(value, { stream: true })
    const end = text.indexOf('\n')
    if (end >= 0) return text.slice(0, end)
  }
}

/** Follows the provider's redirects with its cookies up to the first page, the sign-in page. */
const signInAt = (issuer: string) => async (authorizationUrl: string, address: string) => {
  const jar = new Map<string, string>()
  const visit = async (url: URL, form?: Readonly<Record<string, string>>): Promise<URL> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      const next = new URL(location, issuer)
      return next.origin === issuer ? visit(next) : next
    }
    if (form !== undefined || response.status !== 200) throw new Error(`The provider answered ${response.status}.`)
    return visit(url, { prompt: 'login', login: address, password: 'anything' })
  }
  return visit(new URL(authorizationUrl))
}

/**
 * Starts an OpenID Connect provider on the loopback, as a process of its own. People sign in with any address and any
 * password (see `accounts`). The port, any free one by default, is part of the issuer. It ends with this process at the
 * latest.
 */
export const startIdentityProvider = async (
  redirectUris: readonly string[],
  port = 0,
): Promise<TestIdentityProvider> => {
  const child = Bun.spawn(['bun', `${import.meta.dir}/server.ts`, String(port), ...redirectUris], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
  })
  const issuer = await firstLine(child.stdout)
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: signInAt(issuer),
    setPerson: (login, person) => setHubPerson(issuer, login, person),
    logoutToken: async (request) => {
      const url = new URL('/control/logout-token', issuer)
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(request) })
      return (await answer.json()).token
    },
    stop: async () => {
      child.kill()
      await child.exited
    },
  }
}
