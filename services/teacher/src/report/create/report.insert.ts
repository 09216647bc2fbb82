import type { CreateReports } from '@lernspur/contracts/teacher/report.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { layoutInForm } from '../official-form/chosen-form'
import { entriesByCompetence, proposedDomains } from './report.snapshot'
import type { ReportSource } from './report.source'

interface NewReport {
  readonly id: string
  readonly studentFirstName: string
  readonly studentLastName: string
  readonly studentAvatar: string | null
  readonly originalStudentId: string
}

const newParts = (
  reports: readonly NewReport[],
  source: ReportSource,
  entries: ReturnType<typeof entriesByCompetence>,
) => {
  const scale = source.visual?.levels ?? []
  const students = new Map(source.students.map((student) => [student.id, student]))
  return reports.flatMap((report) => {
    const linked = new Set(students.get(report.originalStudentId)?.schoolSubjectIds)
    return source.subjects
      .filter((subject) => linked.has(subject.id))
      .map((subject, position) => ({
        reportId: report.id,
        schoolSubjectId: subject.id,
        position,
        name: subject.name,
        abbreviation: subject.abbreviation,
        color: subject.color,
        domains: proposedDomains(report.originalStudentId, subject, entries, source.method, scale),
      }))
  })
}

/** Reports whose subjects are inserted in one statement. */
const atOnce = 10

const insertParts = (tx: Transaction, { actor }: Call, parts: ReturnType<typeof newParts>) => tx`
  insert into report_subject (tenant_id, report_id, school_subject_id, position, name, abbreviation, color, domains,
    updated_by_id)
  select ${actor.tenantId}, n."reportId", n."schoolSubjectId", n.position, n.name, n.abbreviation, n.color, n.domains,
    ${actor.userId}
  from jsonb_to_recordset(${tx.json(parts as never)}) as n (
    "reportId" uuid, "schoolSubjectId" uuid, position integer, name text, abbreviation text, color text, domains jsonb)`

/** Inserts reports, then their subjects a few reports at a time, and reports the progress; returns the ids. */
export const insertReports = async (
  tx: Transaction,
  call: Call,
  input: CreateReports & { readonly schoolClassId: string },
  source: ReportSource,
  reportProgress: (done: number, total: number) => void,
): Promise<string[]> => {
  const { actor } = call
  const { schoolClass, visual } = source
  const layout = layoutInForm(schoolClass.layout, schoolClass.officialForm)
  const reports = source.students.map(
    (student): NewReport => ({
      id: Bun.randomUUIDv7(),
      studentFirstName: student.firstName,
      studentLastName: student.lastName,
      studentAvatar: student.avatar,
      originalStudentId: student.id,
    }),
  )
  await tx`
    insert into report (tenant_id, id, school_class_id, report_group_id, name, calculation_method, school_term_semester,
      start_date, end_date, created_by_id, updated_by_id, school_name, school_slogan, school_logo, layout, school_year_name,
      school_class_name, school_class_nickname, performance_assessment_name, performance_visual_name,
      performance_visual_levels, student_first_name, student_last_name, student_avatar, original_student_id,
      performance_assessment_ids, school_class_level, official_form_version_id, student_pronoun, details)
    select ${actor.tenantId}, n.id, ${input.schoolClassId}, ${input.groupId ?? null}, ${input.name}, ${source.method},
      ${source.schoolTermSemester}, ${source.startDate}, ${source.endDate}, ${actor.userId}, ${actor.userId},
      ${schoolClass.schoolName}, ${schoolClass.schoolSlogan}, ${schoolClass.schoolLogo},
      ${layout && tx.json(layout as never)}, ${source.schoolYearName}, ${schoolClass.name},
      ${schoolClass.nickname}, ${source.performanceAssessmentName}, ${visual?.name ?? null},
      ${tx.json((visual?.levels ?? []) as never)}, n."studentFirstName", n."studentLastName", n."studentAvatar",
      n."originalStudentId", ${input.performanceAssessmentIds ?? null}::uuid[], ${schoolClass.level},
      ${schoolClass.officialForm?.versionId ?? null}::uuid, (
        select r.student_pronoun from report r
        where r.tenant_id = ${actor.tenantId} and r.original_student_id = n."originalStudentId"
          and r.student_pronoun is not null
        order by r.created_at desc, r.id desc limit 1), coalesce((
        select jsonb_build_object('birthDate', s.birth_date) from student s
        where s.tenant_id = ${actor.tenantId} and s.id = n."originalStudentId" and s.birth_date is not null), (
        select jsonb_build_object('birthDate', r.details -> 'birthDate') from report r
        where r.tenant_id = ${actor.tenantId} and r.original_student_id = n."originalStudentId"
          and r.details ->> 'birthDate' is not null
        order by r.created_at desc, r.id desc limit 1), '{}') || coalesce((
        select jsonb_build_object('birthPlace', r.details -> 'birthPlace') from report r
        where r.tenant_id = ${actor.tenantId} and r.original_student_id = n."originalStudentId"
          and r.details ->> 'birthPlace' <> ''
        order by r.created_at desc, r.id desc limit 1), '{}')
    from jsonb_to_recordset(${tx.json(reports as never)}) as n (
      id uuid, "studentFirstName" text, "studentLastName" text, "studentAvatar" text, "originalStudentId" uuid)`
  const entries = entriesByCompetence(source.entries)
  for (let from = 0; from < reports.length; from += atOnce) {
    reportProgress(from, reports.length)
    await insertParts(tx, call, newParts(reports.slice(from, from + atOnce), source, entries))
  }
  reportProgress(reports.length, reports.length)
  return reports.map((report) => report.id)
}
