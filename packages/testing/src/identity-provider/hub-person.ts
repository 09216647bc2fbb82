/** A context of a person at a school, as Schulconnex has it. */
export interface HubContext {
  /** Number of the school; left out by a hub that forgets it. */
  readonly kennung?: string
  readonly rolle?: string
  readonly personenstatus?: string
}

/** What the provider says of somebody as a hub. Its logins need no address. */
export interface HubPerson {
  readonly vorname?: string
  readonly familienname?: string
  readonly kontexte: readonly HubContext[]
  /** The person was deleted: nothing is said of him or her any more. */
  readonly isDeleted?: true
}

const schulconnex = 'urn:schulconnex:de:personenkontext'

/** One value, or a list of several. */
const oneOrAll = (values: readonly (string | undefined)[]): string | readonly string[] | undefined => {
  const given = values.filter((value) => value !== undefined)
  return given.length < 2 ? given[0] : given
}

/** Claims by Schulconnex and by VIDIS; a claim without a value is left out. */
export const claimsOf = ({ vorname, familienname, kontexte }: HubPerson): Record<string, unknown> => {
  const kennung = oneOrAll(kontexte.map((context) => context.kennung))
  const rolle = oneOrAll(kontexte.map((context) => context.rolle))
  const claims = {
    given_name: vorname,
    family_name: familienname,
    [`${schulconnex}:rolle`]: rolle,
    [`${schulconnex}:organisation:kennung`]: kennung,
    rolle,
    schulkennung: kennung,
  }
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
}

/** The answer of `GET /person-info` by Schulconnex 1.7. */
export const personInfoOf = (pid: string, { vorname, familienname, kontexte }: HubPerson) => ({
  pid,
  person: { name: { ...(familienname && { familienname }), ...(vorname && { vorname }) } },
  personenkontexte: kontexte.map(({ kennung, rolle, personenstatus = 'Aktiv' }, index) => ({
    id: `${pid}-${index}`,
    organisation: { id: `org-${index}`, ...(kennung && { kennung }), name: 'Schule am Hub', typ: 'Schule' },
    ...(rolle && { rolle }),
    personenstatus,
    gruppen: [],
  })),
})
