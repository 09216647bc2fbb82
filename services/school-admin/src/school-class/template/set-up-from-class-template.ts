import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { copyScales } from '../../class-copy/copy-scales'
import { copySubjects } from '../../class-copy/copy-subjects'
import { readSchoolClasses } from '../school-class.query'
import { lockClassTemplate } from './class-template.policy'

interface EmptyClass {
  readonly id: string
  readonly schoolYearId: string | null
  readonly isEmpty: boolean
}

/** Locks the classes; NOT_FOUND when one is not of the school, UPDATE_NOT_ALLOWED when one has something already. */
const lockEmptyClasses = async (tx: Transaction, tenantId: string, ids: readonly string[]) => {
  const rows = await tx<EmptyClass[]>`
    select sc.id, sc.school_year_id,
      sc.is_active and not sc.is_onboarding_finalized
        and not exists (
          select from school_subject ss where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id)
        and not exists (
          select from performance_visual pv where pv.tenant_id = sc.tenant_id and pv.school_class_id = sc.id)
        and not exists (
          select from performance_assessment pa where pa.tenant_id = sc.tenant_id and pa.school_class_id = sc.id)
        as is_empty
    from school_class sc
    where sc.tenant_id = ${tenantId} and sc.id = any(${[...ids]}::uuid[]) and not sc.is_template
    order by sc.id for update`
  if (rows.length !== new Set(ids).size) refuse('NOT_FOUND')
  if (rows.some(({ isEmpty }) => !isEmpty)) refuse('UPDATE_NOT_ALLOWED')
  return rows
}

/**
 * Sets classes up with subjects, scales and assessments of a template (rule class-template.5): all children of a class
 * take part in its subjects, and a class of another level gets the competences that the school has for that level.
 */
export const setUpFromClassTemplate = (
  call: Call,
  templateId: string,
  ids: readonly string[],
): Promise<{ rows: SchoolClass[]; count: number }> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await lockClassTemplate(tx, tenantId, templateId)
    const locked = await lockEmptyClasses(tx, tenantId, ids)
    const classes = locked.map(({ id, schoolYearId }) => ({
      fromClassId: templateId,
      toClassId: id,
      fromYearId: null,
      toYearId: schoolYearId,
    }))
    await copySubjects(tx, tenantId, classes, { competences: 'level', isTemplate: true })
    await copyScales(tx, tenantId, classes)
    await tx`
      insert into student_subject_relation (tenant_id, student_id, school_class_id, school_subject_id)
      select scr.tenant_id, scr.student_id, scr.school_class_id, ss.id
      from student_class_relation scr
      join school_subject ss on ss.tenant_id = scr.tenant_id and ss.school_class_id = scr.school_class_id
      where scr.tenant_id = ${tenantId} and scr.school_class_id = any(${[...ids]}::uuid[])
      on conflict do nothing`
    await tx`
      update school_class sc set origin_id = ${templateId}, is_onboarding_finalized = true,
        is_assessment_type_onboarding_finalized = true,
        is_student_onboarding_finalized = sc.is_student_onboarding_finalized or exists (
          select from student_class_relation scr
          where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id),
        updated_at = clock_timestamp()
      where sc.tenant_id = ${tenantId} and sc.id = any(${[...ids]}::uuid[])`
    await audit(tx, call, 'school-class.update', ids)
    const rows = await readSchoolClasses(tx, call, ids)
    return { rows, count: rows.length }
  })
