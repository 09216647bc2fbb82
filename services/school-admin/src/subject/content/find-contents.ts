import { readTenant } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { readableSubject } from '@lernspur/service-kit/subject-access'
import { providerTenant } from './provider-tenant'
import { storedSubjects } from './stored-subjects'
import { copyOf, type SubjectContent } from './subject-content'

/**
 * Contents of subjects by id: class subjects that the caller may access, templates of the school, templates of the
 * provider; in the order given. NOT_FOUND for any other.
 */
export const findContents = async (call: Call, schoolSubjectIds: readonly string[]): Promise<SubjectContent[]> => {
  const { actor } = call
  const wanted = [...new Set(schoolSubjectIds)]
  const [own] = await call.read((tx) => [
    storedSubjects(tx, actor.tenantId, tx`${readableSubject(tx, actor)} and ss.id = any(${wanted}::uuid[])`),
  ])
  const found = new Map(own.map((subject) => [subject.id, subject]))
  const rest = wanted.filter((id) => !found.has(id))
  const tenantId = rest.length > 0 ? await providerTenant(call) : undefined
  if (tenantId) {
    const [global] = await readTenant(call.db, tenantId, (tx) => [
      storedSubjects(tx, tenantId, tx`ss.is_template and ss.id = any(${rest}::uuid[])`),
    ])
    for (const subject of global) found.set(subject.id, subject)
  }
  return wanted.map((id) => copyOf(found.get(id) ?? refuse('NOT_FOUND')))
}
