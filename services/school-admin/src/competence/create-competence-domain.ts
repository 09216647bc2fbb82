import type { CompetenceDomain, CreateOwnDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { requireSubjectRight } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { domainById } from './competence.query'

const insert = async (tx: Transaction, call: Call, schoolSubjectId: string, input: CreateOwnDomain) => {
  const { tenantId } = call.actor
  const id = input.id ?? Bun.randomUUIDv7()
  await tx`
    insert into competence_domain (tenant_id, id, school_subject_id, name, symbol, position)
    select ${tenantId}, ${id}, ${schoolSubjectId}, ${input.name}, ${input.symbol?.trim() || null},
      coalesce(max(cd.position) + 1, 0)
    from competence_domain cd where cd.tenant_id = ${tenantId} and cd.school_subject_id = ${schoolSubjectId}`
  await audit(tx, call, 'competence-domain.create', id)
  const [row] = await domainById(tx, call.actor, id)
  return row ?? refuse('NOT_FOUND')
}

/** Appends a domain to a subject; CREATE_NOT_ALLOWED without the right to manage competences. */
export const createCompetenceDomain = (
  call: Call,
  schoolSubjectId: string,
  input: CreateOwnDomain,
): Promise<CompetenceDomain> =>
  call.write(async (tx) => {
    await requireSubjectRight(tx, call.actor, schoolSubjectId, 'competences', 'CREATE_NOT_ALLOWED')
    return insert(tx, call, schoolSubjectId, input)
  })

/** The same in a template of the school; NOT_FOUND for a subject of a class. */
export const createTemplateDomain = (
  call: Call,
  schoolSubjectId: string,
  input: CreateOwnDomain,
): Promise<CompetenceDomain> =>
  call.write(async (tx) => {
    const subject = await requireSubjectRight(tx, call.actor, schoolSubjectId, 'competences', 'CREATE_NOT_ALLOWED')
    if (subject.schoolClassId !== null) refuse('NOT_FOUND')
    return insert(tx, call, schoolSubjectId, input)
  })
