import type { ReportStatus } from '@lernspur/contracts/teacher/report.contract'
import type { SubjectRecord } from '../curriculum/write-subjects'
import type { ObservationRecord } from '../observations/generate-observations'
import type { ChildRecord } from '../people/write-children'
import { randomOf } from '../random'
import { levelFaces } from '../scales/scale-plan'
import type { SchoolPlan } from '../schools/school-plan'
import type { ClassRecord } from '../schools/write-class'
import { newId, type Row, stampedAt } from '../tenant-writer'
import { assessSubject } from './assess-subject'
import { completionOf, type ReportBatch } from './report-batch'
import { averageOf, subjectComment, summaryComment } from './write-comment'

export interface ReportRows {
  readonly report: Row
  readonly subjects: readonly Row[]
}

/** Share of completed subjects in a report in progress. */
const completedShare = (position: number): number => [1, 0.5, 0.5, 0.25, 0][position % 5] ?? 0

const overwriteShare = 0.05

/** Reports list subjects by name. */
const byName = (subjects: readonly SubjectRecord[]) => subjects.toSorted((a, b) => (a.plan.name < b.plan.name ? -1 : 1))

/** The rows of one child's report. Entries of other children are ignored. */
export const composeReport = (
  school: SchoolPlan,
  schoolClass: ClassRecord,
  batch: ReportBatch,
  groupId: string | null,
  child: ChildRecord,
  entries: readonly ObservationRecord[],
): ReportRows => {
  const id = newId()
  const random = randomOf(
    `${school.name}/${schoolClass.plan.name}/${batch.name}/${child.plan.firstName} ${child.plan.lastName}`,
  )
  const faces = levelFaces(schoolClass.plan.scale).map((face) => ({ ...face, label: school.spelling(face.label) }))
  const position = schoolClass.children.indexOf(child)
  const share = batch.isCompleted ? 1 : completedShare(position)
  const changedAt = batch.isCompleted ? completionOf(batch) : batch.createdAt
  const inPeriod = entries.filter(
    (entry) => entry.child === child && entry.day >= batch.term.plan.start && entry.day <= batch.term.plan.end,
  )
  const assessed = byName(child.subjects).map((subject, index) => {
    const isCompleted = batch.isCompleted || index < child.subjects.length * share
    const ofSubject = inPeriod.filter((entry) => entry.subject === subject)
    const domains = assessSubject(subject, ofSubject, faces, batch, random, isCompleted ? overwriteShare : 0)
    return { subject, isCompleted, domains, average: averageOf(domains, faces.length) }
  })
  const subjects = assessed.map(({ subject, isCompleted, domains, average }, index) => {
    const isStarted = isCompleted || random.chance(share / 2)
    const status: ReportStatus = isCompleted ? 'completed' : 'inProgress'
    const comment = isStarted ? subjectComment(random, child.plan, subject.plan.key, average) : ''
    return {
      id: newId(),
      reportId: id,
      schoolSubjectId: subject.id,
      position: index,
      status,
      comment: school.spelling(comment),
      name: subject.plan.name,
      abbreviation: subject.plan.abbreviation,
      color: subject.plan.color,
      domains,
      updatedById: schoolClass.teacherOf(subject.plan.key),
      createdAt: batch.createdAt,
      updatedAt: changedAt,
    }
  })
  const overall = averageOf(
    assessed.flatMap(({ domains }) => domains),
    faces.length,
  )
  const summary = batch.isCompleted || share === 1 ? summaryComment(random, child.plan, overall) : ''
  const report = {
    id,
    schoolClassId: schoolClass.id,
    reportGroupId: groupId,
    name: batch.name,
    status: batch.isCompleted ? 'completed' : 'inProgress',
    calculationMethod: batch.method,
    schoolTermSemester: batch.term.plan.semester,
    startDate: batch.term.plan.start,
    endDate: batch.term.plan.end,
    completedAt: batch.isCompleted ? changedAt : null,
    createdById: schoolClass.classTeacherId,
    updatedById: schoolClass.classTeacherId,
    schoolName: school.name,
    schoolSlogan: school.slogan,
    schoolYearName: batch.term.year.name,
    schoolClassName: schoolClass.plan.name,
    schoolClassNickname: schoolClass.plan.nickname,
    performanceVisualName: schoolClass.plan.scale.name,
    performanceVisualLevels: faces,
    studentFirstName: child.plan.firstName,
    studentLastName: child.plan.lastName,
    originalStudentId: child.id,
    summaryComment: school.spelling(summary),
    ...stampedAt(batch.createdAt),
    updatedAt: changedAt,
  }
  return { report, subjects }
}
