import type { SchoolYearRecord } from '../calendar/write-school-years'
import type { SubjectKey } from '../curriculum/subject-plan'
import { type SubjectRecord, writeSubjects } from '../curriculum/write-subjects'
import { type ChildRecord, writeChildren } from '../people/write-children'
import type { StaffIds } from '../people/write-staff'
import { type AssessmentRecord, writeAssessments } from '../scales/write-assessments'
import { type ScaleRecord, writeScales } from '../scales/write-scales'
import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import type { ClassPlan } from './school-plan'
import { writeShares } from './write-shares'

/** A class with everything that observations and reports refer to. */
export interface ClassRecord {
  readonly id: string
  readonly plan: ClassPlan
  readonly subjects: readonly SubjectRecord[]
  readonly children: readonly ChildRecord[]
  readonly scale: ScaleRecord
  readonly assessments: readonly AssessmentRecord[]
  readonly classTeacherId: string
  /** Id of the person who teaches, observes and reports in a subject. */
  teacherOf(subject: SubjectKey): string
}

export interface ClassContext {
  /** Oldest first; the class belongs to all of them and is now in the last one. */
  readonly years: readonly SchoolYearRecord[]
  readonly staff: StaffIds
  /** The school's templates that the class was set up from. */
  readonly subjectTemplates: readonly SubjectRecord[]
  readonly scaleTemplates: readonly ScaleRecord[]
  readonly instant: string
}

/** Writes a completely set-up class: subjects, children, scales, assessments, shares. */
export const writeClass = async (
  writer: TenantWriter,
  plan: ClassPlan,
  { years, staff, subjectTemplates, scaleTemplates, instant }: ClassContext,
): Promise<ClassRecord> => {
  const id = newId()
  const schoolLevel = plan.curriculum.schoolLevel
  const classTeacherId = staff(plan.teacher)
  await writer.insert('school_class', [
    {
      id,
      name: plan.name,
      nickname: plan.nickname,
      schoolLevel,
      isActive: true,
      isOnboardingFinalized: true,
      isAssessmentTypeOnboardingFinalized: true,
      isStudentOnboardingFinalized: true,
      isTemplate: false,
      creatorId: classTeacherId,
      schoolYearId: years.at(-1)?.id,
      ...stampedAt(instant),
    },
  ])
  await writer.insert(
    'school_class_year',
    years.map((year) => ({ id: newId(), schoolClassId: id, schoolYearId: year.id })),
  )
  const subjects = await writeSubjects(writer, plan.curriculum, {
    schoolClassId: id,
    origins: subjectTemplates,
    instant,
  })
  const children = await writeChildren(writer, plan.children, id, subjects, instant)
  const scales = await writeScales(writer, id, scaleTemplates, instant)
  const scale = scales.find((candidate) => candidate.plan === plan.scale)
  if (!scale) throw new Error(`Class ${plan.name} uses a scale that is not written`)
  const assessments = await writeAssessments(writer, plan.assessments, {
    schoolClassId: id,
    schoolLevel,
    terms: years.flatMap((year) => year.terms),
    scale,
    instant,
  })
  await writeShares(writer, plan.shares, id, subjects, staff, instant)
  const teacherOf = (subject: SubjectKey): string =>
    staff(plan.shares.find((share) => share.subjects.includes(subject))?.email ?? plan.teacher)
  return { id, plan, subjects, children, scale, assessments, classTeacherId, teacherOf }
}
