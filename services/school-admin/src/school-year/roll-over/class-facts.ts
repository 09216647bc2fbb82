import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** A class of the former year with the counts of what belongs to it. */
export interface ClassFacts {
  readonly id: string
  readonly name: string
  readonly nickname: string | null
  readonly schoolLevel: number
  readonly creatorId: string
  readonly creatorIsActive: boolean
  /** Without those who wait to be erased, about whom nothing new is entered (rule erasure.1). */
  readonly studentCount: number
  readonly subjectCount: number
  readonly rightCount: number
  readonly assessmentCount: number
  readonly templateCount: number
  readonly takenOver: { readonly id: string; readonly name: string } | null
  /** Changes whenever something that belongs to the class does. */
  readonly version: string
}

interface Years {
  readonly tenantId: string
  readonly fromYearId: string
  readonly toYearId: string
}

/** Active classes of a year, by level and name, and which class of the other year each has become. */
export const classFacts = (tx: Transaction, { tenantId, fromYearId, toYearId }: Years): Query<ClassFacts> => tx<
  ClassFacts[]
>`
  select sc.id, sc.name, sc.nickname, sc.school_level, sc.creator_id,
    exists (
      select from user_role ur
      where ur.tenant_id = sc.tenant_id and ur.user_id = sc.creator_id and ur.status = 'active') as creator_is_active,
    children.count as student_count, subjects.count as subject_count, rights.count as right_count,
    assessments.count as assessment_count, subjects.with_template as template_count,
    (select jsonb_build_object('id', own_sc.id, 'name', own_sc.name)
      from roll_over_class roc
      join school_class own_sc on own_sc.tenant_id = roc.tenant_id and own_sc.id = roc.to_class_id
      where roc.tenant_id = sc.tenant_id and roc.from_class_id = sc.id and roc.to_school_year_id = ${toYearId}
      order by own_sc.name, own_sc.id limit 1
    ) as taken_over,
    concat_ws(' ', sc.updated_at, children.version, subjects.version, rights.version) as version
  from school_class sc
  cross join lateral (
    select count(*)::integer as count, md5(string_agg(s.id::text, ' ' order by s.id)) as version
    from student_class_relation scr
    join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id and s.erases_at is null
    where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id
  ) as children
  cross join lateral (
    select count(*)::integer as count, md5(string_agg(ss.id::text || ss.updated_at, ' ' order by ss.id)) as version,
      count(*) filter (where exists (
        select from school_subject template_ss
        where template_ss.tenant_id = ss.tenant_id and template_ss.is_template
          and template_ss.school_level = sc.school_level + 1 and lower(template_ss.name) = lower(ss.name)
      ))::integer as with_template
    from school_subject ss
    where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id
  ) as subjects
  cross join lateral (
    select count(*)::integer as count, md5(string_agg(ar.id::text || ar.updated_at, ' ' order by ar.id)) as version
    from class_access_right ar
    where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id
  ) as rights
  cross join lateral (
    select count(*)::integer as count
    from performance_assessment pa
    left join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
    where pa.tenant_id = sc.tenant_id and pa.school_class_id = sc.id
      and (stm.id is null or stm.school_year_id = ${fromYearId})
  ) as assessments
  where sc.tenant_id = ${tenantId} and sc.school_year_id = ${fromYearId} and sc.is_active and not sc.is_template
  order by sc.school_level, sc.name, sc.id`

/** A short digest of these classes, which changes with any of them. */
export const stateOf = (facts: readonly ClassFacts[]): string =>
  new Bun.CryptoHasher('sha256')
    .update(
      JSON.stringify(
        facts.map(({ id, version, assessmentCount, takenOver }) => [id, version, assessmentCount, takenOver]),
      ),
    )
    .digest('hex')
