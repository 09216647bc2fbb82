import type { PreviewRollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'

/** A class that is copied into another one, which already exists. */
export interface CopiedClass {
  readonly fromClassId: string
  readonly toClassId: string
  /** Year whose assessments are copied; without one, those of all years. */
  readonly fromYearId: string | null
  /** Year whose terms the copies belong to; without one, they belong to none. */
  readonly toYearId: string | null
}

interface SubjectCopy {
  /** `level` takes the contents of the school's template of the new level, by name, where it has some. */
  readonly competences?: PreviewRollOver['competences']
  /** For a template the team stays behind, and subjects keep the origin that they have. */
  readonly isTemplate?: boolean
}

/**
 * Copies the subjects of the classes with domains and competences, who takes part in them, and the team with its rights
 * on them; one statement, because all of it refers to the new subjects. People who no longer work here get no right.
 */
export const copySubjects = async (
  tx: Transaction,
  tenantId: string,
  classes: readonly CopiedClass[],
  { competences = 'own', isTemplate = false }: SubjectCopy,
): Promise<void> => {
  await tx`
    with copied as materialized (
      select i."fromClassId" as from_class_id, i."toClassId" as to_class_id
      from jsonb_to_recordset(${tx.json(classes as never)}::jsonb) as i ("fromClassId" uuid, "toClassId" uuid)
    ),
    subject as materialized (
      select uuidv7() as id, ss.id as from_id, coalesce(template.id, ss.id) as content_id, ss.origin_id, ss.name,
        ss.abbreviation, ss.color, ss.position, template.id is null as is_own, copied.to_class_id,
        case when ss.school_level = from_sc.school_level then to_sc.school_level else ss.school_level end as school_level
      from copied
      join school_class from_sc on from_sc.tenant_id = ${tenantId} and from_sc.id = copied.from_class_id
      join school_class to_sc on to_sc.tenant_id = ${tenantId} and to_sc.id = copied.to_class_id
      join school_subject ss on ss.tenant_id = ${tenantId} and ss.school_class_id = copied.from_class_id
      left join lateral (
        select template_ss.id from school_subject template_ss
        where template_ss.tenant_id = ss.tenant_id and template_ss.is_template
          and template_ss.school_level = to_sc.school_level and lower(template_ss.name) = lower(ss.name)
          and ${competences === 'level'} and to_sc.school_level <> from_sc.school_level
          and exists (
            select from competence_domain cd
            where cd.tenant_id = template_ss.tenant_id and cd.school_subject_id = template_ss.id)
        order by template_ss.id limit 1
      ) as template on true
    ),
    domain as materialized (
      select uuidv7() as id, cd.id as from_id, cd.origin_id, subject.is_own, subject.id as subject_id, cd.name, cd.symbol, cd.position
      from subject join competence_domain cd on cd.tenant_id = ${tenantId} and cd.school_subject_id = subject.content_id
    ),
    team as materialized (
      select uuidv7() as id, ar.id as from_id, ar.user_id, copied.to_class_id, ar.can_manage_access_rights,
        ar.can_manage_students, ar.can_manage_performance_visuals, ar.can_manage_competences,
        ar.can_write_competence_entries, ar.ends_on, ar.ends_at, ar.end_set_by_id
      from copied
      join school_class to_sc on to_sc.tenant_id = ${tenantId} and to_sc.id = copied.to_class_id
      join class_access_right ar on ar.tenant_id = ${tenantId} and ar.school_class_id = copied.from_class_id
      where not ${isTemplate}::boolean and ar.user_id <> to_sc.creator_id
        and exists (
          select from user_role ur
          where ur.tenant_id = ar.tenant_id and ur.user_id = ar.user_id and ur.status in ('active', 'invitationPending'))
    ),
    made_subject as (
      insert into school_subject (tenant_id, id, origin_id, name, abbreviation, color, position, school_level,
        school_class_id)
      select ${tenantId}, id, case when ${isTemplate}::boolean and is_own then origin_id else content_id end, name, abbreviation,
        color, position, school_level, to_class_id
      from subject
    ),
    made_domain as (
      insert into competence_domain (tenant_id, id, origin_id, school_subject_id, name, symbol, position)
      select ${tenantId}, id, case when ${isTemplate}::boolean and is_own then origin_id else from_id end, subject_id, name, symbol,
        position
      from domain
    ),
    made_competence as (
      insert into competence (tenant_id, domain_id, description, child_sentence, short_title, level_descriptions, position)
      select ${tenantId}, domain.id, c.description, c.child_sentence, c.short_title, c.level_descriptions, c.position
      from domain join competence c on c.tenant_id = ${tenantId} and c.domain_id = domain.from_id
      order by c.id
    ),
    made_part as (
      insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
      select ${tenantId}, ssr.student_id, subject.to_class_id, subject.id
      from subject
      join student_subject_relation ssr on ssr.tenant_id = ${tenantId} and ssr.school_subject_id = subject.from_id
      join student_class_relation scr on scr.tenant_id = ${tenantId} and scr.student_id = ssr.student_id
        and scr.school_class_id = subject.to_class_id
    ),
    made_right as (
      insert into class_access_right (tenant_id, id, school_class_id, user_id, can_manage_access_rights,
        can_manage_students, can_manage_performance_visuals, can_manage_competences, can_write_competence_entries,
        ends_on, ends_at, end_set_by_id)
      select ${tenantId}, id, to_class_id, user_id, can_manage_access_rights, can_manage_students,
        can_manage_performance_visuals, can_manage_competences, can_write_competence_entries, ends_on, ends_at, end_set_by_id
      from team
    )
    insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
    select ${tenantId}, team.id, team.to_class_id, subject.id
    from team
    join class_access_right_subject ars on ars.tenant_id = ${tenantId} and ars.class_access_right_id = team.from_id
    join subject on subject.from_id = ars.school_subject_id and subject.to_class_id = team.to_class_id`
}
