import type { SubjectRecord } from '../curriculum/write-subjects'
import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import type { ChildPlan } from './child-plan'

/** A child of a class with its database ids. */
export interface ChildRecord {
  readonly id: string
  readonly plan: ChildPlan
  readonly subjects: readonly SubjectRecord[]
}

/** Ethics is voluntary: every ninth student does not take part. */
const takesPart = (subject: SubjectRecord, position: number): boolean =>
  subject.plan.key !== 'ethics' || position % 9 !== 5

/** Writes the children of a class with their links to class and subjects. */
export const writeChildren = async (
  writer: TenantWriter,
  plans: readonly ChildPlan[],
  schoolClassId: string,
  subjects: readonly SubjectRecord[],
  instant: string,
): Promise<readonly ChildRecord[]> => {
  const children = plans.map((plan, position) => ({
    id: newId(),
    plan,
    subjects: subjects.filter((subject) => takesPart(subject, position)),
  }))
  await writer.insert(
    'student',
    children.map(({ id, plan }) => ({
      id,
      firstName: plan.firstName,
      lastName: plan.lastName,
      ...stampedAt(instant),
    })),
  )
  await writer.insert(
    'student_class_relation',
    children.map(({ id }) => ({ id: newId(), studentId: id, schoolClassId, createdAt: instant })),
  )
  await writer.insert(
    'student_subject_relation',
    children.flatMap((child) =>
      child.subjects.map((subject) => ({
        id: newId(),
        studentId: child.id,
        schoolClassId,
        schoolSubjectId: subject.id,
      })),
    ),
  )
  return children
}
