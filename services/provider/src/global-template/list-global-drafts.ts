import type { GlobalDraft, globalTemplateRoutes } from '@lernspur/contracts/provider/global-template.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isSameAsDraft, offeredSubject } from './version/offered.query'
import { audienceColumns } from './version/template-audience'

type List = ListOf<typeof globalTemplateRoutes.listGlobalDrafts>

const columns = {
  id: 'ss.id',
  originId: 'ss.origin_id',
  name: 'ss.name',
  abbreviation: 'ss.abbreviation',
  color: 'ss.color',
  schoolLevel: 'ss.school_level',
  schoolClassId: 'ss.school_class_id',
  isTemplate: 'ss.is_template',
  countryId: 'ss.country_id',
  competenceDomainCount: 'inside.domains',
  competenceCount: 'inside.competences',
  createdAt: 'ss.created_at',
  updatedAt: 'ss.updated_at',
}

/** In the provider's order within their level, then the others by name (rule subject.3). */
const inOrder = [
  { field: 'schoolLevel', dir: 'asc' },
  { column: 'ss.position', dir: 'asc' },
  { field: 'name', dir: 'asc' },
] as const

const drafts = (tx: Transaction, tenantId: string) => tx`
  school_subject ss
  cross join lateral (
    select count(distinct cd.id)::integer as domains, count(c.id)::integer as competences
    from competence_domain cd left join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
    where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id) as inside
  where ss.tenant_id = ${tenantId} and ss.is_template`

const visible = (tx: Transaction) => tx`
  ss.id, ss.origin_id, ss.name, ss.abbreviation, ss.color, ss.school_level, ss.tenant_id, ss.school_class_id,
  ss.is_template, ss.position, ss.country_id, ${audienceColumns(tx, tx`ss`)}, inside.domains as competence_domain_count,
  inside.competences as competence_count, ss.created_at, ss.updated_at,
  (select tv.name ${offeredSubject(tx)}) as version_name,
  case (select ${isSameAsDraft(tx)} and not tvs.is_removed ${offeredSubject(tx)})
    when true then 'published' when false then 'changed' else 'unpublished' end as state`

/** The provider's templates, by level, with how they compare to their last versions. */
export const listGlobalDrafts = async (call: Call, list: List) => {
  const { tenantId } = call.actor
  const [rows, count, holders] = await call.read((tx) => [
    ...pageQueries<Omit<GlobalDraft, 'schoolCount'>>(tx, compileList(tx, list, columns, inOrder), {
      select: visible(tx),
      from: drafts(tx, tenantId),
    }),
    tx<{ origin: string; count: number }[]>`
      select held.origin, count(distinct held.school)::integer as count from template_holders() as held group by held.origin`,
  ])
  const schools = new Map(holders.map(({ origin, count: held }) => [origin, held]))
  const page = pageOf([rows, count])
  return { ...page, rows: page.rows.map((row) => ({ ...row, schoolCount: schools.get(row.id) ?? 0 })) }
}
