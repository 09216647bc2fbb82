import type { KitConfig } from '@lernspur/service-kit/process/config'
import { StartProblem } from '@lernspur/service-kit/process/start-problem'
import { isProtectedUrl } from '@lernspur/service-kit/roster/protected-url'
import * as z from 'zod'
import { hubSettings } from './hub-settings'

const must =
  'LERNSPUR_OIDC must be a JSON list such as [{"id":"schule","name":"Schulportal","issuer":"https://id.schule.example","clientId":"…","clientSecret":"…"}], each with an id of its own and an https issuer; "domains" may list domains of mail addresses and "schools" ids of schools; "hub" makes it a hub: {"preset":"schulconnex"} or {"preset":"vidis"}, with "scope", "personInfo" (https), "claims" (JSON pointers by subject, contexts, schoolNumber, role, status, firstName, lastName), "teacherRoles", "trustsMail" and "roster": {"api" (https), "tokenUrl" (https), "scope", "clientId" with "clientSecret", "byOrganisation"}.'

/** A domain of mail addresses, in lower case and ASCII. */
const domain = z
  .string()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/)
const bindings = 1000

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,50}$/),
  name: z.string().min(1).max(100),
  issuer: z.string().refine(isProtectedUrl),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  domains: z.array(domain).min(1).max(bindings).optional(),
  schools: z.array(z.uuid()).min(1).max(bindings).optional(),
  hub: hubSettings.optional(),
})

/**
 * An OpenID Connect provider to sign in with; it vouches only for the domains and schools that it names, if any. With
 * `hub` it says itself where somebody teaches (rule external.5).
 */
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
