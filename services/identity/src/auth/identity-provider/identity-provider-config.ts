import type { KitConfig } from '@lernspur/service-kit/process/config'
import { StartProblem } from '@lernspur/service-kit/process/start-problem'
import * as z from 'zod'

const must =
  'LERNSPUR_OIDC must be a JSON list such as [{"id":"schule","name":"Schulportal","issuer":"https://id.schule.example","clientId":"…","clientSecret":"…"}], each with an id of its own and an https issuer; "domains" may list domains of mail addresses and "schools" ids of schools.'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Client secrets are sent to the issuer, so it must use https; only an issuer on the same machine may do without. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

/** A domain of mail addresses, in lower case and ASCII. */
const domain = z
  .string()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/)
const bindings = 1000

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,50}$/),
  name: z.string().min(1).max(100),
  issuer: z.string().refine(isIssuer),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  domains: z.array(domain).min(1).max(bindings).optional(),
  schools: z.array(z.uuid()).min(1).max(bindings).optional(),
})

/** An OpenID Connect provider to sign in with; it vouches only for the domains and schools that it names, if any. */
export type IdentityProvider = Readonly<z.output<typeof provider>>

const isDistinct = (providers: readonly IdentityProvider[]): boolean =>
  new Set(providers.map(({ id }) => id)).size === providers.length

const environment = z.array(provider).max(20).refine(isDistinct)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Identity providers from the environment, none by default. Throws a sentence that names the variable. */
export const readIdentityProviders = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): readonly IdentityProvider[] => {
  const text = env.LERNSPUR_OIDC ?? ''
  if (text === '') return []
  const result = environment.safeParse(parsed(text))
  if (!result.success) throw new StartProblem(must)
  return result.data
}

/** Configuration that the verbs of this slice need. */
export type IdentityProviderConfig = Pick<KitConfig, 'secret' | 'publicUrl'>
