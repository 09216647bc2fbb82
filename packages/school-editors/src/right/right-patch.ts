import type { ClassPermission } from '@lernspur/contracts/school-admin/access-right.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { emptyRight, type RightDraft, withSubject } from './right-draft'

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
    { ...(right ?? emptyRight), ...patch.permissions },
  )

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
