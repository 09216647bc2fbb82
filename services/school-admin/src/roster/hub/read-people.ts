import type { Roster } from '@lernspur/contracts/school-admin/roster.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import * as z from 'zod'
import { type HubAnswer, refuseSchool } from './open-hub'

/** The people of a roster, without when and from where it came. */
export type RosterPeople = Pick<Roster, 'students' | 'teachers' | 'otherCount'>

/** Whose roster is read, and when. */
export interface RosterReader {
  readonly numbers: readonly string[]
  /** The day at the school, and its time zone. */
  readonly today: string
  readonly timeZone: string
  readonly language: Language
}

/** What a hub has to say for a class list, in the words of an error. */
const requiredClaims = {
  schoolNumber: { de: 'die Nummer der Schule', en: 'the number of the school' },
  role: { de: 'die Rolle an der Schule', en: 'the role at the school' },
  name: { de: 'Vor- und Nachname', en: 'first and last name' },
} as const

const refuseWithout = (claim: keyof typeof requiredClaims, language: Language): never => {
  throw new ApiError('ROSTER_CLAIM_MISSING', [{ path: claim, message: requiredClaims[claim][language] }])
}

const textMax = 500

/** One line without control characters; '' for what is no text. */
const text = z
  .string()
  .transform((given) =>
    given
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, textMax),
  )
  .catch('')
  .default('')
/** `YYYY-MM-DD`; null for anything less precise. */
const day = z.iso.date().nullable().catch(null).default(null)

/** `2022-08-19T06:00Z`; others write seconds as well. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const group = z.object({
  gruppe: z
    .object({
      bezeichnung: text,
      typ: text,
      laufzeit: z.object({ von: day, bis: day }).catch({ von: null, bis: null }).optional(),
    })
    .optional()
    .catch(undefined),
  gruppenzugehoerigkeit: z.object({ von: day, bis: day }).optional().catch(undefined),
})

const context = z.object({
  organisation: z.object({ id: text, kennung: text }).optional().catch(undefined),
  rolle: text,
  personenstatus: text,
  erreichbarkeiten: z
    .array(z.object({ typ: text, kennung: text }))
    .catch([])
    .default([]),
  gruppen: z.array(group).catch([]).default([]),
  loeschung: z
    .object({ zeitpunkt: z.string().regex(instant).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})
type Context = z.output<typeof context>

/** Attributes that a hub spells otherwise, or must not give, count as missing; the others stay valid. */
const person = z.object({
  pid: text,
  person: z
    .object({
      name: z.object({ vorname: text, rufname: text, familienname: text }).optional().catch(undefined),
      geburt: z.object({ datum: day }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  personenkontexte: z.array(context).catch([]).default([]),
})
type Person = z.output<typeof person>

const namesOf = ({ person: given }: Person) => ({
  // What a child is called every day, as lists of other programs have it.
  firstName: given?.name?.rufname || given?.name?.vorname || '',
  lastName: given?.name?.familienname || '',
})

const isEnded = (until: string | null | undefined, today: string): boolean => !!until && until < today
const isToCome = (from: string | null | undefined, today: string): boolean => !!from && from > today

/** Names of the classes of these contexts: those of now, else those to come; ended ones never. */
const classNamesOf = (contexts: readonly Context[], today: string): string[] => {
  const classes = contexts
    .flatMap(({ gruppen }) => gruppen)
    .flatMap(({ gruppe, gruppenzugehoerigkeit: time }) => {
      if (gruppe?.typ.toLowerCase() !== 'klasse' || gruppe.bezeichnung === '') return []
      const { laufzeit } = gruppe
      if (isEnded(time?.bis, today) || isEnded(laufzeit?.bis, today)) return []
      return [{ name: gruppe.bezeichnung, isToCome: isToCome(time?.von, today) || isToCome(laufzeit?.von, today) }]
    })
  const now = classes.filter((one) => !one.isToCome)
  return [...new Set((now.length > 0 ? now : classes).map(({ name }) => name))].toSorted()
}

/** The day of an instant at the school. */
const dayAt = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant))

/** The day on which the hub deletes the last of these contexts; null while one of them stays. */
const deletedOn = (contexts: readonly Context[], timeZone: string): string | null => {
  const instants = contexts.map(({ loeschung }) => loeschung?.zeitpunkt)
  const days = instants.flatMap((instant) => (instant ? [dayAt(instant, timeZone)] : []))
  return days.length < contexts.length ? null : (days.toSorted().at(-1) ?? null)
}

const roleOf = ({ rolle }: Context): string => rolle.toUpperCase()
const teacherRoles = new Set(['LEHR', 'LEIT'])
const isMail = ({ typ, kennung }: Context['erreichbarkeiten'][number]): boolean =>
  /^e-?mail$/i.test(typ) && /^\S+@\S+$/.test(kennung)

const byName = <Named extends { firstName: string; lastName: string }>(one: Named, other: Named): number =>
  one.lastName.localeCompare(other.lastName, 'de') || one.firstName.localeCompare(other.firstName, 'de')

/** The people with their active contexts at the school; one person once, however often the hub lists him or her. */
const atSchool = (answer: HubAnswer, { numbers, language }: RosterReader) => {
  const list = z.array(person).safeParse(answer.people)
  if (!list.success) throw new ApiError('ROSTER_UNREADABLE')
  const people = list.data
  const known = new Set(numbers.map((number) => number.toLowerCase()))
  const ids = new Set(answer.organisationIds)
  const all = people.flatMap(({ personenkontexte }) => personenkontexte)
  const isNamed = ({ organisation }: Context) =>
    !!organisation && (organisation.id !== '' || organisation.kennung !== '')
  if (all.length > 0 && !all.some(isNamed)) refuseWithout('schoolNumber', language)
  const isHere = ({ organisation }: Context): boolean =>
    organisation !== undefined && (ids.has(organisation.id) || known.has(organisation.kennung.toLowerCase()))
  const isActive = ({ personenstatus }: Context): boolean =>
    personenstatus === '' || personenstatus.toLowerCase() === 'aktiv'
  const here = people.map((one) => ({ one, contexts: one.personenkontexte.filter(isHere) }))
  if (here.every(({ contexts }) => contexts.length === 0)) refuseSchool(numbers)
  const merged = Map.groupBy(here, ({ one }) => one.pid || crypto.randomUUID())
  return [...merged.values()].flatMap(([first, ...more]) => {
    const contexts = [first, ...more].flatMap((each) => each?.contexts.filter(isActive) ?? [])
    return first && contexts.length > 0 ? [{ one: first.one, contexts }] : []
  })
}

/**
 * The students and teachers of a school in what a hub answered. ROSTER_CLAIM_MISSING when it leaves out for everybody
 * what a class list needs, ROSTER_SCHOOL_UNKNOWN when it names nobody of the school, ROSTER_UNREADABLE.
 */
export const readPeople = (answer: HubAnswer, reader: RosterReader): RosterPeople => {
  const { today, timeZone, language } = reader
  const people = atSchool(answer, reader)
  if (people.length > 0 && people.every(({ contexts }) => contexts.every(({ rolle }) => rolle === '')))
    refuseWithout('role', language)
  const students = people.flatMap(({ one, contexts }) => {
    const learning = contexts.filter((each) => roleOf(each) === 'LERN')
    if (learning.length === 0) return []
    const classNames = classNamesOf(learning, today)
    const birthDate = one.person?.geburt?.datum ?? null
    return [{ ...namesOf(one), birthDate, classNames, deletedOn: deletedOn(learning, timeZone) }]
  })
  const teachers = people.flatMap(({ one, contexts }) => {
    const teaching = contexts.filter((each) => teacherRoles.has(roleOf(each)))
    const [first] = teaching
    if (!first) return []
    const email = teaching.flatMap(({ erreichbarkeiten }) => erreichbarkeiten).find(isMail)?.kennung ?? null
    return [{ ...namesOf(one), role: roleOf(first), email }]
  })
  const isNameless = ({ firstName, lastName }: ReturnType<typeof namesOf>) => firstName === '' && lastName === ''
  if (students.length > 0 && students.every(isNameless)) refuseWithout('name', language)
  const isListed = new Set(['LERN', ...teacherRoles])
  return {
    students: students.toSorted(
      (one, other) => (one.classNames[0] ?? '').localeCompare(other.classNames[0] ?? '', 'de') || byName(one, other),
    ),
    teachers: teachers.toSorted(byName),
    otherCount: people.filter(({ contexts }) => !contexts.some((each) => isListed.has(roleOf(each)))).length,
  }
}
