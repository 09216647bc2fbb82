import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { factsOfReport } from '@lernspur/contracts/official-form/wording'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import type { ReportDetails } from '@lernspur/contracts/teacher/report-details.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { type FurtherFacts, furtherQueries } from './further-facts'

interface ExportedStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly birthDate: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly schoolName: string
  readonly schoolSlogan: string | null
  /** Code of the school's country, whose law applies. */
  readonly country: string
  /** Today in the school. */
  readonly today: string
}

interface ExportedClass {
  readonly name: string
  readonly nickname: string | null
  readonly since: string
  /** The last day in a class that the student has left (rule student.7). */
  readonly leftOn: string | null
  readonly subjects: readonly string[]
}

/** An observation of either version. Its author is given by role only, because the name is somebody else's data. */
export interface ExportedEntry {
  readonly id: string
  readonly version: 1 | 2
  readonly observedAt: string
  readonly schoolClass: string
  readonly subject: string
  readonly domain: string
  readonly competence: string
  readonly level: number | null
  readonly levelLabel: string | null
  readonly scale: string | null
  readonly assessment: string | null
  readonly note: string | null
  /** Null for somebody who no longer works at the school. */
  readonly authorRole: RoleType | null
  readonly createdAt: string
  readonly updatedAt: string
}

export interface ExportedReport {
  readonly id: string
  readonly name: string
  readonly status: 'inProgress' | 'completed'
  readonly calculationMethod: string
  readonly startDate: string
  readonly endDate: string
  readonly semester: Semester | null
  readonly schoolYear: string | null
  readonly schoolClass: string
  readonly completedAt: string | null
  readonly comment: string
  /** Birth date, absences and the class teacher's remark as far as they were filled in (rule print.8). */
  readonly details: Partial<Omit<ReportDetails, 'updatedAt'>>
  /** Labels of the entries of its official form, by key, and what their words name (rule form.4). */
  readonly formLabels: Readonly<Record<string, string>>
  readonly formFacts: Parameters<typeof factsOfReport>[0]
  readonly subjects: readonly Pick<ReportSubject, 'name' | 'status' | 'comment' | 'domains' | 'grade'>[]
  /** How texts speak of the child (rule remark.3). */
  readonly pronoun: string | null
  /** Sentences that were drafted from entries and not looked at yet (rule remark.6). */
  readonly drafted: readonly unknown[]
  /** What it replaces, and why (rule report.11). */
  readonly correction: Readonly<Record<string, unknown>> | null
  /** What was still to be looked at when it was completed. */
  readonly leftOpen: readonly unknown[] | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** A photo of a piece of work; it is in the folder `fotos` under its id. */
export interface ExportedPhoto {
  readonly id: string
  readonly observationId: string
  readonly fileId: string
  readonly createdAt: string
}

export interface StudentFacts extends FurtherFacts {
  readonly student: ExportedStudent
  readonly classes: readonly ExportedClass[]
  readonly entries: readonly ExportedEntry[]
  readonly reports: readonly ExportedReport[]
  readonly photos: readonly ExportedPhoto[]
}

const studentQuery = (tx: Transaction, actor: Actor, id: string): Query<ExportedStudent> => tx<ExportedStudent[]>`
  select s.id, s.first_name, s.last_name, s.avatar, s.birth_date, s.created_at, s.updated_at, t.name as school_name,
    t.slogan as school_slogan, co.code as country, ${schoolToday(tx, actor)} as today
  from student s join tenant t on t.id = s.tenant_id join country co on co.id = t.country_id
  where s.tenant_id = ${actor.tenantId} and s.id = ${id}`

const classesQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedClass> => tx<ExportedClass[]>`
  select sc.name, sc.nickname, attended.since, attended.left_on, array(
    select ss.name from school_subject ss
    where ss.tenant_id = ${tenantId} and ss.id = any(attended.school_subject_ids)
    order by ss.name, ss.id) as subjects
  from (
    select scr.id, scr.school_class_id, coalesce(scr.entered_on::timestamptz, scr.created_at) as since,
      null::date as left_on, array(
        select ssr.school_subject_id from student_subject_relation ssr
        where ssr.tenant_id = scr.tenant_id and ssr.student_id = scr.student_id
          and ssr.school_class_id = scr.school_class_id) as school_subject_ids
    from student_class_relation scr where scr.tenant_id = ${tenantId} and scr.student_id = ${id}
    union all
    select fcr.id, fcr.school_class_id, coalesce(fcr.entered_on::timestamptz, sc.created_at), fcr.left_on,
      fcr.school_subject_ids
    from former_class_relation fcr
    join school_class sc on sc.tenant_id = fcr.tenant_id and sc.id = fcr.school_class_id
    where fcr.tenant_id = ${tenantId} and fcr.student_id = ${id}
  ) as attended
  join school_class sc on sc.tenant_id = ${tenantId} and sc.id = attended.school_class_id
  order by attended.since, attended.id`

const entriesQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedEntry> => tx<ExportedEntry[]>`
  with entry as (
    select o.id, 2 as version, o.observed_at, o.school_class_id, o.school_subject_id, o.competence_id, pl.level,
      pl.label as level_label, pv.name as scale, pa.name as assessment, o.description, o.creator_id, o.created_at,
      o.updated_at
    from observation o
    left join performance_level pl on pl.tenant_id = o.tenant_id and pl.id = o.performance_level_id
    left join performance_visual pv on pv.tenant_id = pl.tenant_id and pv.id = pl.performance_visual_id
    left join performance_assessment pa on pa.tenant_id = o.tenant_id and pa.id = o.performance_assessment_id
    where o.tenant_id = ${tenantId} and o.student_id = ${id}
    union all
    select o.id, 1, o.observed_at, o.school_class_id, o.school_subject_id, o.competence_id, lpl.level, lpl.label,
      aty.name, null, o.description, o.creator_id, o.created_at, o.updated_at
    from legacy_observation o
    left join legacy_performance_level lpl on lpl.tenant_id = o.tenant_id and lpl.id = o.performance_level_id
    left join assessment_type aty on aty.tenant_id = lpl.tenant_id and aty.id = lpl.assessment_type_id
    where o.tenant_id = ${tenantId} and o.student_id = ${id}
  )
  select entry.id, entry.version, entry.observed_at, sc.name as school_class, ss.name as subject, cd.name as domain,
    c.description as competence, entry.level, entry.level_label, entry.scale, entry.assessment,
    entry.description as note, ur.role_type as author_role, entry.created_at, entry.updated_at
  from entry
  join school_class sc on sc.tenant_id = ${tenantId} and sc.id = entry.school_class_id
  join school_subject ss on ss.tenant_id = ${tenantId} and ss.id = entry.school_subject_id
  join competence c on c.tenant_id = ${tenantId} and c.id = entry.competence_id
  join competence_domain cd on cd.tenant_id = ${tenantId} and cd.id = c.domain_id
  left join user_role ur on ur.tenant_id = ${tenantId} and ur.user_id = entry.creator_id
  order by entry.observed_at, entry.created_at, entry.id`

const reportsQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedReport> => tx<ExportedReport[]>`
  select r.id, r.name, r.status, r.calculation_method, r.start_date, r.end_date, r.school_term_semester as semester,
    r.school_year_name as school_year, r.school_class_name as school_class, r.completed_at,
    r.summary_comment as comment, r.details, r.student_pronoun as pronoun, r.summary_drafted as drafted, r.correction,
    r.left_open, r.created_at, r.updated_at, coalesce((
      select jsonb_object_agg(block ->> 'key', block ->> 'label')
      from official_form_version ofv, jsonb_array_elements(ofv.content -> 'blocks') as block
      where ofv.id = r.official_form_version_id and block ? 'key'), '{}') as form_labels,
    jsonb_build_object('firstName', r.student_first_name, 'lastName', r.student_last_name, 'school', r.school_name,
      'schoolClass', r.school_class_name, 'schoolLevel', r.school_class_level, 'schoolYear', r.school_year_name,
      'semester', null, 'report', r.name) as form_facts, coalesce((
      select jsonb_agg(jsonb_build_object('name', rs.name, 'status', rs.status, 'comment', rs.comment,
        'domains', rs.domains, 'grade', rs.grade) order by rs.position)
      from report_subject rs where rs.tenant_id = r.tenant_id and rs.report_id = r.id), '[]') as subjects
  from report r
  where r.tenant_id = ${tenantId} and r.original_student_id = ${id}
  order by r.created_at, r.id`

const photosQuery = (tx: Transaction, { tenantId }: Actor, id: string): Query<ExportedPhoto> => tx<ExportedPhoto[]>`
  select op.id, op.observation_id, op.file_id, op.created_at from observation_photo op
  where op.tenant_id = ${tenantId} and op.student_id = ${id} order by op.created_at, op.id`

/** All data about a student, as queries for one round trip. */
export const factQueries = (tx: Transaction, actor: Actor, id: string) =>
  [
    studentQuery(tx, actor, id),
    classesQuery(tx, actor, id),
    entriesQuery(tx, actor, id),
    reportsQuery(tx, actor, id),
    photosQuery(tx, actor, id),
    ...furtherQueries(tx, actor, id),
  ] as const
