import { readableSubject } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isForCountry, publishedSubjects } from './published-subjects'
import { storedSubjects } from './stored-subjects'
import { copyOf, type StoredSubject, type SubjectContent } from './subject-content'

/**
 * Contents of subjects by id: class subjects that the caller may access, templates of the school, and those of the
 * provider as last published for the school's country (rule template.2); in the order given. NOT_FOUND for any other.
 */
export const findContents = async (call: Call, schoolSubjectIds: readonly string[]): Promise<SubjectContent[]> => {
  const { actor } = call
  const wanted = [...new Set(schoolSubjectIds)]
  const [own] = await call.read((tx) => [
    storedSubjects(tx, actor.tenantId, tx`${readableSubject(tx, actor)} and ss.id = any(${wanted}::uuid[])`),
  ])
  const found = new Map<string, StoredSubject>(own.map((subject) => [subject.id, subject]))
  const rest = wanted.filter((id) => !found.has(id))
  if (rest.length > 0) {
    const isWanted = (tx: Transaction) => tx`${isForCountry(tx, call)} and tvs.school_subject_id = any(${rest}::uuid[])`
    for (const subject of await publishedSubjects(call, isWanted)) found.set(subject.id, subject)
  }
  return wanted.map((id) => copyOf(found.get(id) ?? refuse('NOT_FOUND')))
}
