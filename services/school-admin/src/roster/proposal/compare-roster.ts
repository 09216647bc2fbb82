import type { Roster } from '@lernspur/contracts/school-admin/roster.contract'
import { classKey } from '@lernspur/contracts/school-admin/school/class-key'
import type { Transaction } from '@lernspur/service-kit/call/call'

/** A student of the school with the names and nicknames of his or her running classes. */
export interface ComparedStudent {
  readonly firstName: string
  readonly lastName: string
  readonly classes: readonly { readonly names: readonly string[] }[]
}

/** The students of a school who are not about to be erased, with their classes whose year has not ended. */
export const comparedStudents = (tx: Transaction, tenantId: string) => tx<ComparedStudent[]>`
  select s.first_name, s.last_name, coalesce(
    jsonb_agg(jsonb_build_object('names', array_remove(array[sc.name, sc.nickname], null)))
      filter (where sc.id is not null), '[]') as classes
  from student s
  left join student_class_relation scr on scr.tenant_id = s.tenant_id and scr.student_id = s.id
  left join (
    school_class sc left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  ) on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id and sc.is_active and not sc.is_template
    and (sy.id is null or sy.school_year_end >= school_today(${tenantId}))
  where s.tenant_id = ${tenantId} and s.erases_at is null
  group by s.id, s.first_name, s.last_name`

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ł: 'l', đ: 'd', ø: 'o' }

/** The same text for a name with and without accents, as the preview takes them for one child. */
const nameKey = ({ firstName, lastName }: Pick<ComparedStudent, 'firstName' | 'lastName'>): string =>
  `${firstName}|${lastName}`
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .replace(/[äöüßıłđø]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\s-]+/gu, '')

/**
 * How many children, by their names, a hub lists otherwise than the school has them: who is not at the school, or in
 * another class, or in a class of the roster without being in it. The preview says which they are; this only tells
 * whether it is worth a look.
 */
export const countDifferences = (
  { students: listed }: Pick<Roster, 'students'>,
  known: readonly ComparedStudent[],
  today: string,
): number => {
  const present = listed
    .filter(({ deletedOn }) => deletedOn === null || deletedOn >= today)
    .map((student) => ({ name: nameKey(student), classes: student.classNames.map(classKey) }))
  const there = known.map((student) => ({
    name: nameKey(student),
    classes: student.classes.flatMap(({ names }) => names.map(classKey)),
  }))
  const [listedByName, knownByName] = [Map.groupBy(present, ({ name }) => name), Map.groupBy(there, ({ name }) => name)]
  const isMissing = ({ name, classes }: (typeof present)[number]): boolean => {
    const found = knownByName.get(name) ?? []
    if (classes.length === 0) return found.length === 0
    return !found.some((one) => one.classes.some((key) => classes.includes(key)))
  }
  const rosterClasses = new Set(present.flatMap(({ classes }) => classes))
  const isLeaving = ({ name, classes }: (typeof there)[number]): boolean => {
    const covered = classes.filter((key) => rosterClasses.has(key))
    const found = listedByName.get(name) ?? []
    return (
      covered.length > 0 &&
      !found.some((one) => one.classes.length === 0 || one.classes.some((key) => covered.includes(key)))
    )
  }
  return new Set([...present.filter(isMissing), ...there.filter(isLeaving)].map(({ name }) => name)).size
}
