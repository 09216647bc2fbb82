/** A group of a person, as Schulconnex has it; a text is the name of a class. */
export interface RosterGroup {
  readonly bezeichnung: string
  readonly typ?: string
  readonly von?: string
  readonly bis?: string
}

/** A context of a person at a school. */
export interface RosterContext {
  /** Number of the school; that of the list unless given, and null for a hub that does not say it. */
  readonly kennung?: string | null
  readonly rolle?: string
  readonly personenstatus?: string
  readonly klassen?: readonly (string | RosterGroup)[]
  /** When the hub deletes the context. */
  readonly loeschung?: string
  readonly mail?: string
}

/** Somebody in the answer of `GET /personen-info`. */
export interface RosterPerson {
  readonly pid?: string
  readonly vorname?: string
  readonly rufname?: string
  readonly familienname?: string
  readonly geburtsdatum?: string
  readonly kontexte: readonly RosterContext[]
}

const idOf = (...parts: readonly string[]): string =>
  new Bun.CryptoHasher('sha256').update(JSON.stringify(parts)).digest('hex')

/** The id of an organisation at the hub. */
export const organisationId = (number: string): string => idOf('organisation', number.toLowerCase())

const groupOf = (number: string, contextId: string, rolle: string, group: string | RosterGroup) => {
  const { bezeichnung, typ = 'Klasse', von, bis } = typeof group === 'string' ? { bezeichnung: group } : group
  return {
    gruppe: { id: idOf('group', number, bezeichnung), orgid: organisationId(number), bezeichnung, typ },
    gruppenzugehoerigkeit: { ktid: contextId, rollen: [rolle], ...(von && { von }), ...(bis && { bis }) },
  }
}

/** A record of `GET /personen-info` with `vollstaendig=personen,personenkontexte,organisationen,gruppen` (1.7). */
export const personRecord = (person: RosterPerson, ofNumber: string) => {
  const { vorname, rufname, familienname, geburtsdatum, kontexte } = person
  const pid = person.pid ?? idOf('person', ofNumber, JSON.stringify(person))
  return {
    pid,
    person: {
      name: { ...(familienname && { familienname }), ...(vorname && { vorname }), ...(rufname && { rufname }) },
      ...(geburtsdatum && { geburt: { datum: geburtsdatum } }),
    },
    personenkontexte: kontexte.map(
      ({ kennung = ofNumber, rolle, personenstatus = 'Aktiv', klassen = [], loeschung, mail }, index) => {
        const id = idOf('context', pid, String(index))
        const number = kennung ?? ofNumber
        return {
          id,
          organisation:
            kennung === null ? {} : { id: organisationId(number), kennung, name: 'Schule am Hub', typ: 'Schule' },
          ...(rolle && { rolle }),
          personenstatus,
          ...(mail && { erreichbarkeiten: [{ typ: 'E-Mail', kennung: mail }] }),
          gruppen: klassen.map((group) => groupOf(number, id, rolle ?? 'Lern', group)),
          ...(loeschung && { loeschung: { zeitpunkt: loeschung } }),
        }
      },
    ),
  }
}
