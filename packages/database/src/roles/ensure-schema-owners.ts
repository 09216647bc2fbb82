import type { Database } from '../connection/connect'
import { codeOf } from '../connection/failure'
import { DatabaseProblem } from '../database-problem'
import { retryRoleChange } from './retry-role-change'
import { ownerRole, type SchemaOwner, schemaOwners } from './schema-owner'

interface RoleRow {
  readonly user: string
  readonly database: string
  readonly exists: boolean
  readonly mayAct: boolean
  readonly mayCreate: boolean
}

const findRole = async (db: Database, role: string): Promise<RoleRow> => {
  const [row] = await db<RoleRow[]>`
    select current_user as user, current_database() as database, r.oid is not null as exists,
      coalesce(pg_has_role(r.oid, 'usage') and pg_has_role(r.oid, 'set'), false) as may_act,
      coalesce(has_schema_privilege(r.oid, 'public', 'create'), false) as may_create
    from (select) as one left join pg_roles r on r.rolname = ${role}`
  if (!row) throw new Error(`The role ${role} was not looked up.`)
  return row
}

const ensureOwner = async (db: Database, owner: SchemaOwner): Promise<void> => {
  const role = ownerRole(owner)
  const found = await findRole(db, role)
  if (!found.exists) await db.unsafe(`create role ${role} nologin`)
  // The creator of a role may grant it, but neither acts as it nor has its rights before that.
  if (!found.mayAct) await db`grant ${db(role)} to ${db(found.user)} with inherit true, set true`
  if (found.mayCreate) return
  await db`grant usage, create on schema public to ${db(role)}`
  // The platform makes the extensions and the schema of the registry.
  if (owner === 'platform') await db`grant create on database ${db(found.database)} to ${db(role)}`
}

/**
 * Makes the role of each owner of tables, of the product and of the given further ones, and lets the user of this connection act as it. Throws a DatabaseProblem when
 * somebody else made one of them and did not grant it.
 */
export const ensureSchemaOwners = async (db: Database, further: readonly SchemaOwner[] = []): Promise<void> => {
  for (const owner of [...schemaOwners, ...further]) {
    try {
      await retryRoleChange(() => ensureOwner(db, owner))
    } catch (error) {
      if (codeOf(error) !== '42501') throw error
      const { user } = await findRole(db, ownerRole(owner))
      throw new DatabaseProblem(
        'rights',
        `The database user ${user} may not act as the role ${ownerRole(owner)}, which somebody else made; grant it that role.`,
        { cause: error },
      )
    }
  }
}
