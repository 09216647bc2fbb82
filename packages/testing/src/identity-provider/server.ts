import { createServer, type RequestListener } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { startRosterHub } from '../roster-hub/roster-hub'
import { accountOf, clientId, clientSecret, isForged } from './accounts'
import { controlOf, type People, subjectOf } from './control'
import { claimsOf } from './hub-person'

const [port = '0', ...redirectUris] = process.argv.slice(2)

// Standard input closes when the parent process ends for any reason.
process.stdin.on('end', () => process.exit(0)).resume()

const kid = 'signing'
const [own, other] = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })))
if (!own || !other) throw new Error('The provider has no keys.')
const people: People = new Map()
/** The same hub lists people to services, at an address of its own. */
const rosterHub = startRosterHub()
const jwks = { keys: [{ ...(await exportJWK(own.privateKey)), kid, alg: 'RS256', use: 'sig' }] }

const server = createServer((request, response) => handle(request, response))
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = forgeSome(providerOf(issuer))
  provider.use(controlOf(provider, people, { kid, own: own.privateKey, other: other.privateKey }, rosterHub))
  handle = provider.callback()
  console.log(issuer)
})

/** Replaced once the port is known, which is part of the issuer. */
let handle: RequestListener = (_request, response) => response.writeHead(503).end()

/** Replaces the signature of an ID token by an invalid one. */
const forge = (token: string): string => {
  const [head, claims, signature = ''] = token.split('.')
  return [head, claims, signature.split('').reverse().join('')].join('.')
}

const forgeSome = (provider: Provider): Provider => {
  provider.use(async (context, next) => {
    await next()
    const { route, account } = context.oidc ?? {}
    const { body } = context
    if (route !== 'token' || !isForged(account?.accountId) || typeof body?.id_token !== 'string') return
    context.body = { ...body, id_token: forge(body.id_token) }
  })
  return provider
}

/** The product that the pages lead back to. */
const origin = new URL(redirectUris[0] ?? 'http://localhost').origin

const schulconnex = 'urn:schulconnex:de:personenkontext'

const accountClaims = (login: string): { readonly sub: string } & Record<string, unknown> => {
  const person = people.get(login)
  if (!person) return { ...accountOf(login) }
  return { ...claimsOf(person), sub: subjectOf(login) }
}

const providerOf = (issuer: string): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        post_logout_redirect_uris: [`${origin}/auth/login`],
        backchannel_logout_uri: `${origin}/api/auth/provider-logout/hub`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks,
    features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
    scopes: ['openid', 'email', 'profile', 'person-info'],
    claims: {
      openid: ['sub', 'rolle', 'schulkennung'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      'person-info': ['given_name', 'family_name', `${schulconnex}:rolle`, `${schulconnex}:organisation:kennung`],
    },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => accountClaims(id) }),
    // No consent page: the first sign-in grants what the client requests.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope('openid email profile person-info')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
  })
