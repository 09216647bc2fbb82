import type { CalculationMethod, CreateReports, ReportLevel } from '@lernspur/contracts/report.contract'
import type { Semester } from '@lernspur/contracts/school-year.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'
import type { SourceEntry, SourceSubject } from './report.snapshot'

interface SourceClass {
  readonly name: string
  readonly nickname: string | null
  readonly schoolName: string
  readonly schoolSlogan: string | null
}

interface SourcePeriod {
  readonly startDate: string
  readonly endDate: string
  readonly schoolTermSemester: Semester | null
  readonly schoolYearName: string | null
}

interface SourceStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly schoolSubjectIds: readonly string[]
}

export interface SourceVisual {
  readonly name: string
  readonly levels: readonly ReportLevel[]
}

/** Everything that a report is made of, before anything is computed. */
export interface ReportSource extends SourcePeriod {
  readonly method: CalculationMethod
  readonly schoolClass: SourceClass
  readonly students: readonly SourceStudent[]
  readonly subjects: readonly SourceSubject[]
  readonly visual: SourceVisual | undefined
  readonly entries: readonly SourceEntry[]
  readonly performanceAssessmentName: string | null
}

/** Class with the school's head. */
export const classQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<SourceClass> =>
  tx<SourceClass[]>`
    select c.name, c.nickname, t.name as school_name, t.slogan as school_slogan
    from school_class c join tenant t on t.id = c.tenant_id
    where c.tenant_id = ${actor.tenantId} and c.id = ${schoolClassId}`

/** The period asked for, with its term if it is one; without days the term that holds today. */
export const periodQuery = (tx: Transaction, { actor }: Call, input: CreateReports): Query<SourcePeriod> =>
  tx<SourcePeriod[]>`
    select
      coalesce(${input.startDate ?? null}::date, term.start_date) as start_date,
      coalesce(${input.endDate ?? null}::date, term.end_date) as end_date,
      term.school_term_semester,
      coalesce(term.year_name, (
        select y.name from school_year y
        where y.tenant_id = ${actor.tenantId} and ${input.startDate ?? null}::date between y.school_year_start and y.school_year_end
        order by y.year desc limit 1)) as school_year_name
    from (select) as asked
    left join lateral (
      select t.start_date, t.end_date, t.school_term_semester, y.name as year_name
      from school_term t join school_year y on y.tenant_id = t.tenant_id and y.id = t.school_year_id
      where t.tenant_id = ${actor.tenantId} and case
        when ${input.startDate ?? null}::date is null then ${schoolToday(tx, actor)} between t.start_date and t.end_date
        else t.start_date = ${input.startDate ?? null}::date and t.end_date = ${input.endDate ?? null}::date
      end
      order by t.start_date desc limit 1
    ) as term on true
    where coalesce(${input.startDate ?? null}::date, term.start_date) is not null`

/** Children of the class with the subjects that they take part in, by name. */
export const studentsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<SourceStudent> =>
  tx<SourceStudent[]>`
    select s.id, s.first_name, s.last_name, s.avatar, array(
      select r.school_subject_id from student_subject_relation r
      where r.tenant_id = s.tenant_id and r.student_id = s.id and r.school_class_id = ${schoolClassId}
    ) as school_subject_ids
    from student s
    join student_class_relation r on r.tenant_id = s.tenant_id and r.student_id = s.id
    where s.tenant_id = ${actor.tenantId} and r.school_class_id = ${schoolClassId}
    order by s.last_name, s.first_name, s.id`

/** Subjects of the class with domains and competences in their order. */
export const subjectsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<SourceSubject> =>
  tx<SourceSubject[]>`
    select j.id, j.name, j.abbreviation, j.color, coalesce((
      select jsonb_agg(jsonb_build_object('name', d.name, 'symbol', d.symbol, 'competences', coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id, 'description', k.description) order by k.position, k.id)
        from competence k where k.tenant_id = d.tenant_id and k.domain_id = d.id), '[]')) order by d.position, d.id)
      from competence_domain d where d.tenant_id = j.tenant_id and d.school_subject_id = j.id), '[]') as domains
    from school_subject j
    where j.tenant_id = ${actor.tenantId} and j.school_class_id = ${schoolClassId}
    order by j.name, j.id`
