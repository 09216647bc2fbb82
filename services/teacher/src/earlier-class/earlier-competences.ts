import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/**
 * Subquery of the competences of a class that a child's entries from an earlier class of the same school year are about
 * (rule observation.9): `student_id`, `competence_id` and `school_subject_id` of the class, `from_class_id`,
 * `from_class_name` and `from_competence_id` of the earlier one. Competences are the same by their origin; where one of
 * them knows none, as after a class was copied, by their words in domain and subject. `ofStudent` is a condition on
 * `fcr` (former_class_relation).
 */
export const earlierCompetences = (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  schoolClassId: Fragment,
  ofStudent: Fragment,
): Fragment => tx`
  select distinct fcr.student_id, c.id as competence_id, ss.id as school_subject_id,
    from_sc.id as from_class_id, from_sc.name as from_class_name, from_c.id as from_competence_id
  from former_class_relation fcr
  join school_class from_sc on from_sc.tenant_id = fcr.tenant_id and from_sc.id = fcr.school_class_id
  join school_class sc on sc.tenant_id = fcr.tenant_id and sc.id = ${schoolClassId} and sc.id <> from_sc.id
    and sc.school_year_id is not distinct from from_sc.school_year_id
  join school_subject from_ss on from_ss.tenant_id = fcr.tenant_id and from_ss.school_class_id = from_sc.id
  join competence_domain from_cd on from_cd.tenant_id = fcr.tenant_id and from_cd.school_subject_id = from_ss.id
  join competence from_c on from_c.tenant_id = fcr.tenant_id and from_c.domain_id = from_cd.id
  join school_subject ss on ss.tenant_id = fcr.tenant_id and ss.school_class_id = sc.id
  join competence_domain cd on cd.tenant_id = fcr.tenant_id and cd.school_subject_id = ss.id
  join competence c on c.tenant_id = fcr.tenant_id and c.domain_id = cd.id
  where fcr.tenant_id = ${tenantId} and ${ofStudent} and (
    coalesce(c.origin_id, c.id) = coalesce(from_c.origin_id, from_c.id)
    or (c.origin_id is null or from_c.origin_id is null) and lower(c.description) = lower(from_c.description)
      and lower(cd.name) = lower(from_cd.name) and lower(ss.name) = lower(from_ss.name))`

/** Condition that joins `o`, an entry of either version, with `earlier`, a row of that subquery. */
export const ofEarlier = (tx: Transaction, { tenantId }: Pick<Actor, 'tenantId'>): Fragment => tx`
  o.tenant_id = ${tenantId} and o.student_id = earlier.student_id and o.school_class_id = earlier.from_class_id
  and o.competence_id = earlier.from_competence_id`
