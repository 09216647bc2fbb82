import { createServer, type RequestListener } from 'node:http'
import Provider from 'oidc-provider'
import { accountOf, clientId, clientSecret, isForged } from './accounts'

const [port = '0', ...redirectUris] = process.argv.slice(2)

// Standard input closes when the parent process ends for any reason.
process.stdin.on('end', () => process.exit(0)).resume()

const server = createServer((request, response) => handle(request, response))
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  handle = forgeSome(providerOf(issuer)).callback()
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

const providerOf = (issuer: string): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, id) => {
      const { sub, ...claims } = accountOf(id)
      return { accountId: id, claims: async () => ({ sub, ...claims }) }
    },
    // No consent page: the first sign-in grants what the client requests.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
  })
