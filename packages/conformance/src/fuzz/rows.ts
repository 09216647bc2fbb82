import type { Database } from '@lernspur/database/connection/connect'
import type { IdRequest } from './value'

/** Ids of one tenant that belong together, by table. */
export interface Home {
  readonly tenantId: string
  readonly related: Readonly<Record<string, readonly string[]>>
}

/** Ids of rows by table and tenant at the time of reading. */
export interface Rows {
  /** The tenants that a row belongs to or belonged to; undefined for unowned rows. */
  tenantsOf(id: string): ReadonlySet<string> | undefined
  /** The tenants in which a user ever had a role. */
  tenantsWith(userId: string): ReadonlySet<string>
  /**
   * Whether an id is of a person, a role, an invitation, a lost second factor or a year, which the provider may know for
   * every school.
   */
  isOfDesk(id: string): boolean
  /** Reads the rows again. */
  refresh(): Promise<void>
  /** An id for a placeholder: mostly from the matching table and the sender's tenant. */
  fulfil(request: IdRequest, path: string, home: Home): string
}

/** Tables by the names of their ids in fields and paths, if those differ from the table's name. */
const tables: Readonly<Record<string, string>> = {
  accessRightId: 'class_access_right',
  creatorId: 'app_user',
  domainId: 'competence_domain',
  fileId: 'stored_file',
  groupId: 'report_group',
  performanceLevelV2Id: 'performance_level',
  performanceLevelId: 'legacy_performance_level',
  subjectId: 'report_subject',
  typeId: 'assessment_type',
  userId: 'app_user',
  visualId: 'performance_visual',
  from: 'performance_level',
  ids: 'notification',
  incompleteSubjectIds: 'report_subject',
  to: 'performance_level',
  classes: 'school_class',
  'class-templates': 'school_class',
  observations: 'legacy_observation',
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `id` belongs to the noun before it in the path: `/school-years/{id}`. */
const tableOf = (request: string, path: string): string => {
  if (request !== 'id') return tables[request] ?? snake(request.replace(/Ids?$/, ''))
  const before = path.split('/').at(path.split('/').lastIndexOf('{id}') - 1) ?? ''
  return tables[before] ?? before.replaceAll('-', '_').replace(/s$/, '')
}

/** Reads the rows of all tenants as the owner of the database. */
export const watchRows = async (owner: Database): Promise<Rows> => {
  const found = await owner<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('id', 'tenant_id')
    group by c.table_name having count(*) = 2`
  const tenants = new Map<string, Set<string>>()
  const roles = new Map<string, Set<string>>()
  const desk = new Set<string>()
  const byTable = new Map<string, Map<string, string[]>>()

  const remember = (known: Map<string, Set<string>>, id: string, tenantId: string): void => {
    known.set(id, (known.get(id) ?? new Set()).add(tenantId))
  }
  const refresh = async (): Promise<void> => {
    for (const { name } of found) {
      const rows = await owner<{ tenantId: string | null; id: string }[]>`select tenant_id, id from ${owner(name)}`
      const byTenant = Map.groupBy(rows, ({ tenantId }) => tenantId ?? '')
      byTable.set(name, new Map([...byTenant].map(([tenantId, own]) => [tenantId, own.map(({ id }) => id)])))
      for (const { tenantId, id } of rows) if (tenantId !== null) remember(tenants, id, tenantId)
    }
    const schools = await owner<{ id: string }[]>`select id from tenant`
    byTable.set('tenant', new Map(schools.map(({ id }) => [id, [id]])))
    const people = await owner<{ id: string; tenantId: string; userId: string }[]>`
      select id, tenant_id, user_id from user_role`
    const resets = await owner<{ id: string }[]>`select id from two_factor_reset`
    const years = await owner<{ id: string }[]>`select id from school_year`
    // The support desk finds them by the invited address, and sends them again (rule support.3).
    const invitations = await owner<{ id: string }[]>`select id from invitation`
    for (const { id } of [...resets, ...years, ...invitations]) desk.add(id)
    for (const { id, tenantId, userId } of people) {
      desk.add(id).add(userId)
      remember(tenants, userId, tenantId)
      remember(roles, userId, tenantId)
    }
    const byTenant = Map.groupBy(people, ({ tenantId }) => tenantId)
    byTable.set(
      'app_user',
      new Map([...byTenant].map(([tenantId, own]) => [tenantId, own.map(({ userId }) => userId)])),
    )
  }
  const pick = (ids: readonly string[], choice: number): string | undefined => ids[choice % Math.max(1, ids.length)]

  const fulfil = ({ request, choice }: IdRequest, path: string, { tenantId, related: combined }: Home): string => {
    const table = tableOf(request, path)
    const byTenant = byTable.get(table) ?? new Map<string, string[]>()
    const kind = choice % 10
    const own = pick(byTenant.get(tenantId) ?? [], choice)
    const fitting = pick(combined[table] ?? [], choice)
    const anybodys = pick([...byTenant.values()].flat(), choice)
    const strange = Bun.randomUUIDv7()
    if (kind === 0) return strange
    if (kind === 1) return anybodys ?? strange
    return (kind < 4 ? own : (fitting ?? own)) ?? anybodys ?? strange
  }
  await refresh()
  return {
    tenantsOf: (id) => tenants.get(id),
    isOfDesk: (id) => desk.has(id),
    tenantsWith: (userId) => roles.get(userId) ?? new Set(),
    refresh,
    fulfil,
  }
}
