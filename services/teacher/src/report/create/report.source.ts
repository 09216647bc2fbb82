import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { CalculationMethod, ReportLevel, ReportOfficialForm } from '@lernspur/contracts/teacher/report.contract'
import type { PreviewReports } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import type { ReportLayout } from '@lernspur/contracts/tenant.contract'
import { formerRelations } from '@lernspur/service-kit/access/student-access'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { chosenFormColumn } from '../official-form/chosen-form'
import type { SourceEntry, SourceSubject } from './report.snapshot'

interface SourceClass {
  readonly name: string
  readonly nickname: string | null
  readonly level: number | null
  readonly schoolName: string
  readonly schoolSlogan: string | null
  readonly schoolLogo: string | null
  readonly layout: ReportLayout | null
  /** The form that its school has chosen for it, in the newest version (rule form.3). */
  readonly officialForm: ReportOfficialForm | null
}

interface SourcePeriod {
  readonly startDate: string
  readonly endDate: string
  readonly schoolTermSemester: Semester | null
  readonly schoolYearName: string | null
}

export interface SourceStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly schoolSubjectIds: readonly string[]
  /** Whether the student waits to be erased. */
  readonly isLeaving: boolean
  /** The last day of a student who has left the class; null for all others. */
  readonly leftOn: string | null
}

export interface SourceVisual {
  readonly id: string
  readonly name: string
  readonly levels: readonly ReportLevel[]
}

/** The input of a report, before anything is computed. */
export interface ReportSource extends SourcePeriod {
  readonly method: CalculationMethod
  readonly schoolClass: SourceClass
  readonly students: readonly SourceStudent[]
  readonly subjects: readonly SourceSubject[]
  readonly visual: SourceVisual | undefined
  readonly entries: readonly SourceEntry[]
  readonly performanceAssessmentName: string | null
}

/** The class and the header of its school. */
export const classQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<SourceClass> =>
  tx<SourceClass[]>`
    select sc.name, sc.nickname, sc.school_level as level, t.name as school_name, t.slogan as school_slogan, t.logo as school_logo,
      t.report_layout as layout, ${chosenFormColumn(tx, tx`t.report_layout`, tx`sc.school_level`)} as official_form
    from school_class sc join tenant t on t.id = sc.tenant_id
    where sc.tenant_id = ${actor.tenantId} and sc.id = ${schoolClassId}`

/** The requested period, with its term if it is one; without dates the current term. */
export const periodQuery = (tx: Transaction, { actor }: Call, input: PreviewReports): Query<SourcePeriod> =>
  tx<SourcePeriod[]>`
    select
      coalesce(${input.startDate ?? null}::date, term.start_date) as start_date,
      coalesce(${input.endDate ?? null}::date, term.end_date) as end_date,
      term.school_term_semester,
      coalesce(term.year_name, (
        select sy.name from school_year sy
        where sy.tenant_id = ${actor.tenantId} and ${input.startDate ?? null}::date between sy.school_year_start and sy.school_year_end
        order by sy.year desc limit 1)) as school_year_name
    from (select) as asked
    left join lateral (
      select stm.start_date, stm.end_date, stm.school_term_semester, sy.name as year_name
      from school_term stm join school_year sy on sy.tenant_id = stm.tenant_id and sy.id = stm.school_year_id
      where stm.tenant_id = ${actor.tenantId} and case
        when ${input.startDate ?? null}::date is null then ${schoolToday(tx, actor)} between stm.start_date and stm.end_date
        else stm.start_date = ${input.startDate ?? null}::date and stm.end_date = ${input.endDate ?? null}::date
      end
      order by stm.start_date desc limit 1
    ) as term on true
    where coalesce(${input.startDate ?? null}::date, term.start_date) is not null`

/** Students of the class, and those who have left it in its running year, with their subjects; by name. */
export const studentsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<SourceStudent> =>
  tx<SourceStudent[]>`
    select s.id, s.first_name, s.last_name, s.avatar, s.erases_at is not null as is_leaving, attended.left_on,
      attended.school_subject_ids
    from (
      select scr.student_id, null::date as left_on, array(
        select ssr.school_subject_id from student_subject_relation ssr
        where ssr.tenant_id = scr.tenant_id and ssr.student_id = scr.student_id and ssr.school_class_id = ${schoolClassId}
      ) as school_subject_ids
      from student_class_relation scr
      where scr.tenant_id = ${actor.tenantId} and scr.school_class_id = ${schoolClassId}
      union all
      select former.student_id, former.left_on, former.school_subject_ids
      from (${formerRelations(tx, actor)}) as former where former.school_class_id = ${schoolClassId}
    ) as attended
    join student s on s.tenant_id = ${actor.tenantId} and s.id = attended.student_id
    order by s.last_name, s.first_name, s.id`

/** Subjects of the class with domains and competences in their order. */
export const subjectsQuery = (tx: Transaction, { actor }: Call, schoolClassId: string): Query<SourceSubject> =>
  tx<SourceSubject[]>`
    select ss.id, ss.name, ss.abbreviation, ss.color, coalesce((
      select jsonb_agg(jsonb_build_object('name', cd.name, 'symbol', cd.symbol, 'competences', of_domain.competences)
        order by cd.position, cd.id)
      from competence_domain cd
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'description', c.description, 'childSentence', c.child_sentence,
          'levelDescriptions', c.level_descriptions) order by c.position, c.id), '[]')
          as competences
        from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id
      ) as of_domain
      where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id), '[]') as domains
    from school_subject ss
    where ss.tenant_id = ${actor.tenantId} and ss.school_class_id = ${schoolClassId}
    order by ss.position, ss.name, ss.id`
