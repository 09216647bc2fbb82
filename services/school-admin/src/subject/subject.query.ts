import type { Subject, subjectFields } from '@lernspur/contracts/school-admin/subject.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListRequest } from '@lernspur/service-kit/list/list-request'

const columns = {
  id: 'ss.id',
  originId: 'ss.origin_id',
  name: 'ss.name',
  abbreviation: 'ss.abbreviation',
  color: 'ss.color',
  schoolLevel: 'ss.school_level',
  schoolClassId: 'ss.school_class_id',
  isTemplate: 'ss.is_template',
  competenceDomainCount: 'domains.count',
  createdAt: 'ss.created_at',
  updatedAt: 'ss.updated_at',
}

/** Subjects `ss` of a school with `domains.count`; callers append `and …`. */
const subjects = (tx: Transaction, tenantId: string): Fragment => tx`
  school_subject ss
  cross join lateral (
    select count(*)::integer as count from competence_domain cd
    where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id) as domains
  where ss.tenant_id = ${tenantId}`

/** Select list over `subjects`. */
const subjectColumns = (tx: Transaction): Fragment => tx`
  ss.id, ss.origin_id, ss.name, ss.abbreviation, ss.color, ss.school_level, ss.tenant_id, ss.school_class_id, ss.is_template,
  ss.position,  domains.count as competence_domain_count, ss.created_at, ss.updated_at`

/** In the order that users gave them, others after them by name (rule subject.3). */
const inOrder = [
  { column: 'ss.position', dir: 'asc' },
  { field: 'name', dir: 'asc' },
] as const

/** A page of subjects in their order and the count of all matches; `condition` limits what is visible. */
export const subjectPage = (
  tx: Transaction,
  tenantId: string,
  list: ListRequest<typeof subjectFields>,
  condition: Fragment,
) =>
  pageQueries<Subject>(tx, compileList(tx, list, columns, inOrder), {
    select: subjectColumns(tx),
    from: tx`${subjects(tx, tenantId)} and ${condition}`,
  })

/** Reads subjects after a change in the same transaction, in the order in which they were created. */
export const readSubjects = async (tx: Transaction, { actor }: Call, ids: readonly string[]): Promise<Subject[]> => [
  ...(await tx<Subject[]>`
    select ${subjectColumns(tx)} from ${subjects(tx, actor.tenantId)} and ss.id = any(${[...ids]}::uuid[]) order by ss.id`),
]
