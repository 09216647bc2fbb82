import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { keyIdOf } from '@lernspur/contracts/teacher/report-seal/check-seal'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

interface KeyRow {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
}

/** A key of a school, ready to sign with. */
export interface SchoolKey {
  readonly id: string
  /** The id that seals name. */
  readonly keyId: Uint8Array<ArrayBuffer>
  sign(message: Uint8Array): Uint8Array
}

const opened = async (call: Call, { id, publicKey, privateKey }: KeyRow): Promise<SchoolKey> => {
  const der = call.secrets.unseal('school-seal-key', `${call.actor.tenantId} ${id}`, privateKey)
  const key: KeyObject = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { id, keyId: await keyIdOf(new Uint8Array(publicKey)), sign: (message) => sign(null, message, key) }
}

/** Creates a key for the school, whose public half anybody may read from now on. */
const newKey = async (tx: Transaction, call: Call): Promise<KeyRow> => {
  const { tenantId } = call.actor
  const id = Bun.randomUUIDv7()
  const pair = generateKeyPairSync('ed25519')
  const { x = '' } = pair.publicKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url')
  const der = pair.privateKey.export({ format: 'der', type: 'pkcs8' })
  const privateKey = call.secrets.seal('school-seal-key', `${tenantId} ${id}`, der)
  await tx`
    insert into seal_key (tenant_id, id, public_key, private_key)
    values (${tenantId}, ${id}, ${publicKey}, ${privateKey})`
  await tx`
    insert into published_seal_key (public_key, school_id, created_at) values (${publicKey}, ${tenantId}, now())`
  return { id, publicKey, privateKey }
}

/** The key that the school signs with; a new one when it has none from the last year that holds (rule signature.5). */
export const currentKey = async (tx: Transaction, call: Call): Promise<SchoolKey> => {
  const { tenantId } = call.actor
  // When two people print at once, both get the same key.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`seal key ${tenantId}`}, 0))`
  const [known] = await tx<KeyRow[]>`
    select sk.id, sk.public_key, sk.private_key
    from seal_key sk join published_seal_key psk on psk.public_key = sk.public_key
    where sk.tenant_id = ${tenantId} and sk.created_at > now() - interval '1 year' and psk.revoked_on is null
    order by sk.created_at desc limit 1`
  return opened(call, known ?? (await newKey(tx, call)))
}

/** The key that a report was sealed with. */
export const keyOfSeal = async (tx: Transaction, call: Call, reportId: string): Promise<SchoolKey | undefined> => {
  const { tenantId } = call.actor
  const [known] = await tx<KeyRow[]>`
    select sk.id, sk.public_key, sk.private_key
    from report_seal rsl join seal_key sk on sk.tenant_id = rsl.tenant_id and sk.id = rsl.seal_key_id
    where rsl.tenant_id = ${tenantId} and rsl.report_id = ${reportId}`
  return known && opened(call, known)
}
