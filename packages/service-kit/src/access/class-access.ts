import type { ClassRight } from '@lernspur/contracts/access'
import type { Actor } from '../call/actor'
import type { Fragment, Transaction } from '../call/call'

/** What the actor may do in one class. */
export interface ClassRights {
  readonly schoolClassId: string
  readonly rights: Readonly<Record<ClassRight, boolean>>
  /** Subjects whose observations, statistics and report parts the actor may see and write. */
  readonly subjects: 'all' | readonly string[]
}

/** Rights on a class; NOT_FOUND when the actor does not see it. */
export const classRights = async (tx: Transaction, actor: Actor, schoolClassId: string): Promise<ClassRights> => {
  void [tx, actor, schoolClassId]
  throw new Error('not yet')
}

/** As `classRights`; NO_PERMISSION when the actor sees the class but lacks the right. */
export const requireClassRight = async (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  right: ClassRight,
): Promise<ClassRights> => {
  void right
  return classRights(tx, actor, schoolClassId)
}

/** Whether the actor may see and write what belongs to a subject of the class. */
export const holdsSubject = (rights: ClassRights, schoolSubjectId: string): boolean =>
  rights.subjects === 'all' || rights.subjects.includes(schoolSubjectId)

/** Subquery `select id …` of the classes that the actor may see. */
export const visibleClasses = (tx: Transaction, actor: Actor): Fragment => {
  void actor
  return tx`select id from school_class`
}

/** Subquery `select id …` of the class subjects whose observations and report parts the actor may see. */
export const visibleSubjects = (tx: Transaction, actor: Actor): Fragment => {
  void actor
  return tx`select id from school_subject`
}
