import { isProtectedUrl } from '@lernspur/service-kit/roster/protected-url'
import { rosterSettings } from '@lernspur/service-kit/roster/roster-settings'
import * as z from 'zod'

/** Where a value stands in the claims: a JSON pointer (RFC 6901). */
const pointer = z.string().regex(/^(\/[^/]+){1,8}$/)

/**
 * Where a hub says who somebody is and where he or she teaches. Number of the school, role and status are looked up in
 * each entry of the list `contexts`, or without one in the claims themselves.
 */
const claims = z.strictObject({
  subject: pointer,
  contexts: pointer.optional(),
  schoolNumber: pointer,
  role: pointer,
  /** Entries with another status than `Aktiv` do not count; without one all do. */
  status: pointer.optional(),
  firstName: pointer,
  lastName: pointer,
})
export type HubClaims = Readonly<z.output<typeof claims>>

const schulconnexContext = 'urn:schulconnex:de:personenkontext'

/** Claims of the ID token by Schulconnex 1.7, and those of VIDIS. */
const presets = {
  schulconnex: {
    scope: 'openid person-info',
    claims: {
      subject: '/sub',
      schoolNumber: `/${schulconnexContext}:organisation:kennung`,
      role: `/${schulconnexContext}:rolle`,
      firstName: '/given_name',
      lastName: '/family_name',
    },
  },
  vidis: {
    scope: 'openid',
    claims: {
      subject: '/sub',
      schoolNumber: '/schulkennung',
      role: '/rolle',
      firstName: '/given_name',
      lastName: '/family_name',
    },
  },
} as const satisfies Readonly<Record<string, { scope: string; claims: HubClaims }>>

/** Answer of `GET /person-info` by Schulconnex 1.7; the subject stays that of the ID token. */
const personInfoClaims: HubClaims = {
  subject: '/sub',
  contexts: '/personenkontexte',
  schoolNumber: '/organisation/kennung',
  role: '/rolle',
  status: '/personenstatus',
  firstName: '/person/name/vorname',
  lastName: '/person/name/familienname',
}

/** Settings of a hub (rule external.4) with all defaults; scope and claims are those of the preset unless they are given. */
export const hubSettings = z
  .strictObject({
    preset: z.enum(['schulconnex', 'vidis']).default('schulconnex'),
    scope: z
      .string()
      .regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/)
      .optional(),
    claims: claims.partial().default({}),
    /** Read with the access token at each sign-in, in place of the claims of the ID token. */
    personInfo: z.string().refine(isProtectedUrl).optional(),
    /** How class lists are read for the schools; see `RosterHub`. */
    roster: rosterSettings.optional(),
    /** Roles, in capitals or not, that work with children's data here. */
    teacherRoles: z.array(z.string().min(1).toUpperCase()).min(1).max(20).default(['LEHR', 'LEIT']),
    /** A verified address of the hub opens the account that was invited by it, as with other providers. */
    trustsMail: z.boolean().default(false),
  })
  .transform(({ preset, scope, claims: given, ...hub }) => ({
    ...hub,
    scope: scope ?? presets[preset].scope,
    claims: { ...(hub.personInfo === undefined ? presets[preset].claims : personInfoClaims), ...given } as HubClaims,
  }))
export type HubSettings = Readonly<z.output<typeof hubSettings>>
