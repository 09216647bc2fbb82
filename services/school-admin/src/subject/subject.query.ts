import type { Subject, subjectFields } from '@lernspur/contracts/subject.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = {
  id: 'j.id',
  originId: 'j.origin_id',
  name: 'j.name',
  abbreviation: 'j.abbreviation',
  color: 'j.color',
  schoolLevel: 'j.school_level',
  schoolClassId: 'j.school_class_id',
  isTemplate: 'j.is_template',
  competenceDomainCount: 'domains.count',
  createdAt: 'j.created_at',
  updatedAt: 'j.updated_at',
}

/** Subjects `j` of a school with `domains.count`, to be narrowed by `and …`. */
const subjects = (tx: Transaction, tenantId: string): Fragment => tx`
  school_subject j
  cross join lateral (
    select count(*)::integer as count from competence_domain d
    where d.tenant_id = j.tenant_id and d.school_subject_id = j.id) as domains
  where j.tenant_id = ${tenantId}`

/** What a subject shows, as a select list over `subjects`. */
const shownSubject = (tx: Transaction): Fragment => tx`
  j.id, j.origin_id, j.name, j.abbreviation, j.color, j.school_level, j.tenant_id, j.school_class_id, j.is_template,
  domains.count as competence_domain_count, j.created_at, j.updated_at`

/** A page of subjects by name and the number of all matches; `condition` decides which are visible. */
export const subjectPage = (
  tx: Transaction,
  tenantId: string,
  list: ListRequest<typeof subjectFields>,
  condition: Fragment,
) =>
  pageQueries<Subject>(tx, compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]), {
    select: shownSubject(tx),
    from: tx`${subjects(tx, tenantId)} and ${condition}`,
  })

/** Subjects after a change in the same transaction, in the order in which they were made. */
export const readSubjects = async (tx: Transaction, { actor }: Call, ids: readonly string[]): Promise<Subject[]> => [
  ...(await tx<Subject[]>`
    select ${shownSubject(tx)} from ${subjects(tx, actor.tenantId)} and j.id = any(${[...ids]}::uuid[]) order by j.id`),
]
