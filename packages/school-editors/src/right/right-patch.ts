import { type ClassPermission, classPermissions } from '@lernspur/contracts/school-admin/class-permissions'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { emptyRight, managing, type RightDraft, withSubject } from './right-draft'

/** The right of one person in one class. */
export interface RightPair {
  readonly schoolClassId: string
  readonly userId: string
  /** Null for nothing. */
  readonly right: RightDraft | null
  /** When it last changed; null for nothing. */
  readonly updatedAt: string | null
}

/** A change that applies to all pairs alike. Subjects go by name, because each class has its own. */
export interface RightPatch {
  readonly permissions: Readonly<Partial<Record<ClassPermission, boolean>>>
  readonly subjects: Readonly<Record<string, boolean>>
  /** The last day on which the rights hold; null for no end, undefined where it stays as it is. */
  readonly endsOn?: string | null | undefined
}

export const emptyPatch: RightPatch = { permissions: {}, subjects: {} }

/** A subject as rights name it. */
export type NamedSubject = Pick<Subject, 'id' | 'name'>

/** Subjects of each class, by its id. */
export type SubjectsOf = (schoolClassId: string) => readonly NamedSubject[]

/** Names of the subjects of all classes of the pairs, each once. */
export const subjectNames = (pairs: readonly RightPair[], subjectsOf: SubjectsOf): readonly string[] => {
  const classIds = new Set(pairs.map(({ schoolClassId }) => schoolClassId))
  return [...new Set([...classIds].flatMap((id) => subjectsOf(id).map(({ name }) => name)))]
}

/** The right of a pair after the change. */
export const patched = ({ schoolClassId, right }: RightPair, patch: RightPatch, subjectsOf: SubjectsOf): RightDraft =>
  Object.entries(patch.subjects).reduce<RightDraft>(
    (draft, [name, isShared]) =>
      subjectsOf(schoolClassId)
        .filter((subject) => subject.name === name)
        .reduce((before, { id }) => withSubject(before, id, isShared), draft),
    {
      ...(right ?? emptyRight),
      ...patch.permissions,
      ...(patch.endsOn !== undefined && { endsOn: patch.endsOn }),
    },
  )

/**
 * The pairs whose right would be of no use after the change: it manages nothing, and the person sees none of the
 * subjects of the class. A class without subjects does not count, because its subjects follow.
 */
export const pairsWithoutSubject = (
  pairs: readonly RightPair[],
  patch: RightPatch,
  subjectsOf: SubjectsOf,
): readonly RightPair[] =>
  pairs.filter((pair) => {
    const subjects = subjectsOf(pair.schoolClassId)
    const right = patched(pair, patch, subjectsOf)
    return (
      subjects.length > 0 &&
      !subjects.some(({ id }) => right.schoolSubjectIds.includes(id)) &&
      !managing.some((one) => right[one])
    )
  })

/** What people of a kind usually hold; `isAdded` keeps what somebody holds already. */
export const presetPatch = (
  preset: 'classTeacher' | 'subjectTeacher',
  { names, isAdded, subjects }: { names: readonly string[]; isAdded: boolean; subjects: RightPatch['subjects'] },
): RightPatch => {
  const manages = (value: boolean) => Object.fromEntries(managing.map((one) => [one, value]))
  if (preset === 'classTeacher')
    return {
      permissions: { canWriteCompetenceEntries: true, ...manages(true) },
      subjects: Object.fromEntries(names.map((name) => [name, true])),
    }
  return { permissions: { canWriteCompetenceEntries: true, ...(!isAdded && manages(false)) }, subjects }
}

/** A change that gives what somebody holds in a class, and takes nothing away. */
export const copiedPatch = (right: RightDraft, subjects: readonly NamedSubject[]): RightPatch => ({
  permissions: Object.fromEntries(classPermissions.filter((one) => right[one]).map((one) => [one, true])),
  subjects: Object.fromEntries(
    subjects.filter(({ id }) => right.schoolSubjectIds.includes(id)).map(({ name }) => [name, true]),
  ),
})

/** The last day of the rights after the change where all of them agree; '' for none, undefined where they differ. */
export const sharedEnd = (pairs: readonly RightPair[], patch: RightPatch): string | undefined => {
  const ends = new Set(pairs.map(({ right }) => (patch.endsOn === undefined ? right?.endsOn : patch.endsOn) ?? ''))
  return ends.size > 1 ? undefined : ([...ends][0] ?? '')
}

/** The value where all pairs agree, else indeterminate. */
export type SharedValue = boolean | 'indeterminate'

const shared = (values: readonly boolean[]): SharedValue => {
  const held = values.filter(Boolean).length
  if (held === 0) return false
  return held === values.length ? true : 'indeterminate'
}

/** Whether the pairs hold a permission. */
export const sharedPermission = (pairs: readonly RightPair[], patch: RightPatch, one: ClassPermission): SharedValue =>
  patch.permissions[one] ?? shared(pairs.map(({ right }) => right?.[one] ?? false))

/** Whether the pairs hold a subject; classes without the subject do not count. */
export const sharedSubject = (
  pairs: readonly RightPair[],
  patch: RightPatch,
  name: string,
  subjectsOf: SubjectsOf,
): SharedValue =>
  patch.subjects[name] ??
  shared(
    pairs.flatMap(({ schoolClassId, right }) =>
      subjectsOf(schoolClassId)
        .filter((subject) => subject.name === name)
        .map(({ id }) => right?.schoolSubjectIds.includes(id) ?? false),
    ),
  )
