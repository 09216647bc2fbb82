import type { CreateSchoolClass, SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { copyScales } from '../../class-copy/copy-scales'
import { copySubjects } from '../../class-copy/copy-subjects'
import { insertSchoolClass } from '../create-school-class'
import { readSchoolClass } from '../school-class.query'
import { lockClassTemplate } from './class-template.policy'

/**
 * Creates a class with subjects, scales and assessments of a template, which becomes its origin; the assessments belong
 * to the terms of its year (rule class-template.4). NOT_FOUND for a template of another school, INVALID_SCHOOL_YEAR for
 * a year of another school.
 */
export const startFromClassTemplate = (
  call: Call,
  templateId: string,
  input: CreateSchoolClass,
): Promise<SchoolClass> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await lockClassTemplate(tx, tenantId, templateId)
    const id = await insertSchoolClass(tx, call, input)
    const [made] = await tx<{ toYearId: string | null }[]>`
      update school_class set origin_id = ${templateId} where tenant_id = ${tenantId} and id = ${id}
      returning school_year_id as to_year_id`
    const toYearId = made?.toYearId ?? null
    const classes = [{ fromClassId: templateId, toClassId: id, fromYearId: null, toYearId }]
    await copySubjects(tx, tenantId, classes, { isTemplate: true })
    await copyScales(tx, tenantId, classes)
    await audit(tx, call, 'school-class.create', id)
    return readSchoolClass(tx, call, id)
  })
