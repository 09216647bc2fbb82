import type { CreateSubjectTemplate, Subject } from '@lernspur/contracts/subject.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** Creates a subject template without domains that every school may copy. */
export const createGlobalSubjectTemplate = (call: Call, input: CreateSubjectTemplate): Promise<Subject> =>
  call.write(async (tx) => {
    const { name, abbreviation, color, schoolLevel } = input
    const [row] = await tx<Subject[]>`
      insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
      values (${call.actor.tenantId}, ${name}, ${abbreviation}, ${color}, ${schoolLevel}, true)
      returning id, origin_id, name, abbreviation, color, school_level, tenant_id, school_class_id, is_template,
        position, 0 as competence_domain_count, created_at, updated_at`
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, 'subject.create', row.id)
    return row
  })
