import type { Actor } from '../session/actor'
import type { Transaction } from './call'
import { Refusal } from './refusal'

/** A create that may be retried. */
export interface KeyedRequest {
  readonly key: string
  /** Method and pattern of the call. */
  readonly route: string
  /** Hash of path and body. */
  readonly hash: Uint8Array
}

const keyPattern = /^[\x21-\x7e]{1,255}$/

/** The key of a create; undefined without the header, INVALID_PARAMETERS when it is malformed. */
export const keyedRequest = (
  headers: Headers,
  route: string,
  path: string,
  body: unknown,
): KeyedRequest | undefined => {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!keyPattern.test(key)) throw new Refusal('INVALID_PARAMETERS')
  const hash = new Bun.CryptoHasher('sha256').update(JSON.stringify([path, body ?? null])).digest()
  return { key, route, hash }
}

interface Kept {
  readonly requestHash: Uint8Array
  readonly answer: unknown
}

type Person = Pick<Actor, 'tenantId' | 'userId'>

/** What was answered to a key of this person; undefined when it is new, INVALID_PARAMETERS with another body. */
export const keptOutcome = async (
  tx: Transaction,
  { tenantId, userId }: Person,
  { key, route, hash }: KeyedRequest,
): Promise<{ readonly outcome: unknown } | undefined> => {
  const [kept] = await tx<Kept[]>`
    select request_hash, answer from idempotency_key
    where tenant_id = ${tenantId} and user_id = ${userId} and route = ${route} and key = ${key}`
  if (!kept) return undefined
  if (Buffer.compare(kept.requestHash, hash) !== 0) throw new Refusal('INVALID_PARAMETERS')
  return { outcome: kept.answer ?? undefined }
}

/** Claims a key for this user; undefined when it is claimed already. Waits for a concurrent claim. */
const claim = async (tx: Transaction, { tenantId, userId }: Person, { key, route, hash }: KeyedRequest) => {
  const [row] = await tx<{ id: string }[]>`
    insert into idempotency_key (tenant_id, user_id, route, key, request_hash)
    values (${tenantId}, ${userId}, ${route}, ${key}, ${hash})
    on conflict (tenant_id, user_id, route, key) do nothing
    returning id`
  return row?.id
}

const keep = async (tx: Transaction, tenantId: string, id: string, outcome: unknown): Promise<void> => {
  await tx`
    update idempotency_key set answer = ${JSON.stringify(outcome ?? null)}::text::jsonb
    where tenant_id = ${tenantId} and id = ${id}`
}

/**
 * Runs `work` once for a key of this user; later calls get the first result, another body INVALID_PARAMETERS. The claim
 * is part of the work's transaction, so the database serialises concurrent calls.
 */
export const once = async <T>(
  tx: Transaction,
  person: Person,
  keyed: KeyedRequest,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const id = await claim(tx, person, keyed)
  if (id !== undefined) {
    const outcome = await work(tx)
    await keep(tx, person.tenantId, id, outcome)
    return outcome
  }
  const kept = await keptOutcome(tx, person, keyed)
  if (!kept) throw new Refusal('INVALID_PARAMETERS')
  // The stored result comes from the same work, so it has its type.
  return kept.outcome as T
}

/** Stores the result of a key; no conflict is possible, because its school has just been created. */
export const keepOutcome = async (
  tx: Transaction,
  person: Person,
  keyed: KeyedRequest,
  outcome: unknown,
): Promise<void> => {
  const id = await claim(tx, person, keyed)
  if (id !== undefined) await keep(tx, person.tenantId, id, outcome)
}
