import * as z from 'zod'
import { isProtectedUrl } from './protected-url'

const protectedUrl = z.string().max(1000).refine(isProtectedUrl)

/** How the people of a school are read from a hub: client credentials, and `GET /personen-info` by Schulconnex 1.7. */
export const rosterSettings = z
  .strictObject({
    /** Below it lie `/personen-info` and `/organisationen-info`. */
    api: protectedUrl.transform((text) => text.replace(/\/+$/, '')),
    /** Issues the token; the one that the issuer publishes unless given. */
    tokenUrl: protectedUrl.optional(),
    scope: z
      .string()
      .regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/)
      .optional(),
    /** The client of signing in unless both are given. */
    clientId: z.string().min(1).optional(),
    clientSecret: z.string().min(1).optional(),
    /** Asks for the people of the school alone, whose id `/organisationen-info` tells; else for all that the client sees. */
    byOrganisation: z.boolean().default(true),
  })
  .refine(({ clientId, clientSecret }) => (clientId === undefined) === (clientSecret === undefined))

/** A hub whose rosters may be read. The secret goes to its token endpoint and nowhere else. */
export interface RosterHub {
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Ids of the schools for which it vouches; all without a list. */
  readonly schools?: readonly string[] | undefined
  readonly roster: Readonly<z.output<typeof rosterSettings>>
}

/** The parts of a provider that matter here; signing in checks all of them when it starts. */
const provider = z.looseObject({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  schools: z.array(z.string()).optional(),
  hub: z.looseObject({ roster: rosterSettings.optional() }).optional(),
})

const providersOf = (text: string): readonly z.output<typeof provider>[] => {
  try {
    return z.array(provider).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/**
 * The hubs of LERNSPUR_OIDC whose rosters may be read, with the client that reads them; none by default. Empty as well
 * for a value that signing in refuses with a sentence.
 */
export const readRosterHubs = (env: Readonly<Record<string, string | undefined>> = process.env): readonly RosterHub[] =>
  providersOf(env.LERNSPUR_OIDC ?? '[]').flatMap(({ id, name, issuer, clientId, clientSecret, schools, hub }) =>
    hub?.roster
      ? [
          {
            id,
            name,
            issuer,
            schools,
            clientId: hub.roster.clientId ?? clientId,
            clientSecret: hub.roster.clientSecret ?? clientSecret,
            roster: hub.roster,
          },
        ]
      : [],
  )
