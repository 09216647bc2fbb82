import type {
  ClassTemplate,
  ClassTemplateContents,
} from '@lernspur/contracts/school-admin/school/class-template.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** The year whose assessments a template takes over from `sc` (school_class): its own, or the last one it was in. */
export const copiedYear = (tx: Transaction): Fragment => tx`
  coalesce(sc.school_year_id, (
    select sy.id from school_class_year scy
    join school_year sy on sy.tenant_id = scy.tenant_id and sy.id = scy.school_year_id
    where scy.tenant_id = sc.tenant_id and scy.school_class_id = sc.id
    order by sy.school_year_start desc limit 1))`

/** What a template has, or takes over from a class, as one JSON expression over `sc` (school_class). */
const contents = (tx: Transaction): Fragment => tx`
  jsonb_build_object(
    'subjects', (
      select count(*) from school_subject ss where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id),
    'domains', (
      select count(*) from school_subject ss
      join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
      where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id),
    'competences', (
      select count(*) from school_subject ss
      join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
      join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
      where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id),
    'scales', (
      select count(*) from performance_visual pv where pv.tenant_id = sc.tenant_id and pv.school_class_id = sc.id),
    'assessments', (
      select count(*) from performance_assessment pa
      left join school_term stm on stm.tenant_id = pa.tenant_id and stm.id = pa.school_term_id
      where pa.tenant_id = sc.tenant_id and pa.school_class_id = sc.id
        and (stm.id is null or stm.school_year_id = coalesce(${copiedYear(tx)}, stm.school_year_id))))`

/** Reads what a template of a class would take over. */
export const readContents = async (
  tx: Transaction,
  tenantId: string,
  schoolClassId: string,
): Promise<ClassTemplateContents> => {
  const [row] = await tx<{ contents: ClassTemplateContents }[]>`
    select ${contents(tx)} as contents from school_class sc
    where sc.tenant_id = ${tenantId} and sc.id = ${schoolClassId}`
  return row?.contents ?? refuse('NOT_FOUND')
}

/** Templates of a school that are not deleted; callers append `and …`. */
export const classTemplateSource = (tx: Transaction, tenantId: string): Fragment => tx`
  school_class sc join app_user u on u.id = sc.creator_id
  where sc.tenant_id = ${tenantId} and sc.is_template and sc.is_active`

/** Select list over `classTemplateSource`. */
export const classTemplateColumns = (tx: Transaction): Fragment => tx`
  sc.id, coalesce(sc.nickname, sc.name) as name, sc.name as class_name, sc.school_level, sc.origin_id,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
  ${contents(tx)} as contents, sc.created_at, sc.updated_at`

/** Reads a template after a change, in the same transaction. */
export const readClassTemplate = async (tx: Transaction, tenantId: string, id: string): Promise<ClassTemplate> => {
  const [row] = await tx<ClassTemplate[]>`
    select ${classTemplateColumns(tx)} from ${classTemplateSource(tx, tenantId)} and sc.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
