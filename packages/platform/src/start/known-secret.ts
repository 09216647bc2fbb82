import { connect, type Database } from '@lernspur/database/connection/connect'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import { type SealedFor, unseal } from '@lernspur/service-kit/session/seal'
import { Problem } from '../console/problem'

interface SealedValue extends Pick<SealedFor, 'purpose' | 'context'> {
  readonly bytes: Uint8Array
}

/** How many second factors and schools are tried: one that opens is enough. */
const most = 100

const readFactors = async (db: Database): Promise<SealedValue[]> => {
  const rows = await db<Omit<SealedValue, 'purpose'>[]>`
    select user_id::text as context, sealed_secret as bytes from two_factor order by created_at desc limit ${most}`
  return rows.map((one) => ({ ...one, purpose: 'two-factor-secret' }))
}

const readKeys = async (db: Database, tenantId: string): Promise<SealedValue[]> => {
  const [rows] = await readTenant(db, tenantId, (tx) => [
    tx<Omit<SealedValue, 'purpose'>[]>`
      select concat(sk.tenant_id, ' ', sk.id) as context, sk.private_key as bytes
      from seal_key sk where sk.tenant_id = ${tenantId}`,
  ])
  return rows.map((one) => ({ ...one, purpose: 'school-seal-key' }))
}

/** Long-lived values that the installation's secret encrypts: second factors, then keys of each school. */
async function* readSealed(db: Database): AsyncGenerator<readonly SealedValue[]> {
  const tables = await db`select from pg_tables where schemaname = 'public' and tablename in ('two_factor', 'seal_key')`
  if (tables.length < 2) return
  yield await readFactors(db)
  const schools = await db<{ id: string }[]>`select id from tenant order by id limit ${most}`
  for (const { id } of schools) yield await readKeys(db, id)
}

const opens = (secret: string, { purpose, context, bytes }: SealedValue): boolean => {
  try {
    unseal({ secret, purpose, context }, bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Throws a Problem if this secret decrypts none of the database's encrypted values; writes nothing. Signatures of
 * releases would show the same, but a restored database has none.
 */
export const refuseOtherSecret = async (ownerUrl: string, secret: string): Promise<void> => {
  const db = connect(ownerUrl, { name: 'start', max: 1, statementTimeout: 20_000 })
  let isAnySealed = false
  try {
    for await (const sealed of readSealed(db)) {
      // Usually the first one opens.
      if (sealed.some((one) => opens(secret, one))) return
      isAnySealed ||= sealed.length > 0
    }
  } finally {
    await db.end({ timeout: 1 })
  }
  if (!isAnySealed) return
  throw new Problem(
    'LERNSPUR_SECRET is not the secret that this Lernspur was started with, and no second factor could be opened any more. Set the one of before; after a restore it lies in the file secret of the data folder.',
  )
}
