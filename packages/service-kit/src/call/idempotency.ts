import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { dryRun } from '@lernspur/database/transaction/dry-run'
import type { Actor } from '../session/actor'
import { type SealedFor, seal, unseal } from '../session/seal'
import { ApiError } from './api-error'
import type { Transaction } from './call'

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
  if (!keyPattern.test(key)) throw new ApiError('INVALID_PARAMETERS')
  const hash = new Bun.CryptoHasher('sha256').update(JSON.stringify([path, body ?? null])).digest()
  return { key, route, hash }
}

interface StoredOutcome {
  readonly requestHash: Uint8Array
  readonly sealedAnswer: Uint8Array | null
  /** Unencrypted, as an earlier release stored it; none is older than 30 days. */
  readonly answer: unknown
}

/** Whose keys these are, and the installation's secret, by which answers are encrypted. */
export interface KeyHolder extends Pick<Actor, 'tenantId' | 'userId'> {
  readonly secret: string
}

const sealedFor = (
  { tenantId, userId, secret }: KeyHolder,
  { route, key }: Pick<KeyedRequest, 'route' | 'key'>,
): SealedFor => ({
  secret,
  purpose: 'idempotency-answer',
  context: JSON.stringify([tenantId, userId, route, key]),
})

/** The stored answer to a key of this person; undefined when the key is new, INVALID_PARAMETERS with another body. */
export const storedOutcome = async (
  tx: Transaction,
  holder: KeyHolder,
  keyed: KeyedRequest,
): Promise<{ readonly outcome: unknown } | undefined> => {
  const { tenantId, userId } = holder
  const { key, route, hash } = keyed
  const [stored] = await tx<StoredOutcome[]>`
    select request_hash, sealed_answer, answer from idempotency_key
    where tenant_id = ${tenantId} and user_id = ${userId} and route = ${route} and key = ${key}`
  if (!stored) return undefined
  if (Buffer.compare(stored.requestHash, hash) !== 0) throw new ApiError('INVALID_PARAMETERS')
  const answer: unknown = stored.sealedAnswer
    ? JSON.parse(unseal(sealedFor(holder, keyed), stored.sealedAnswer).toString())
    : stored.answer
  return { outcome: answer ?? undefined }
}

/** Claims a key for this user; undefined when it is claimed already. Waits for a concurrent claim. */
const claim = async (tx: Transaction, { tenantId, userId }: KeyHolder, { key, route, hash }: KeyedRequest) => {
  const [row] = await tx<{ id: string }[]>`
    insert into idempotency_key (tenant_id, user_id, route, key, request_hash)
    values (${tenantId}, ${userId}, ${route}, ${key}, ${hash})
    on conflict (tenant_id, user_id, route, key) do nothing
    returning id`
  return row?.id
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** All ids in an answer: erasing one of them removes the answer, which nobody can search once it is sealed. */
const idsIn = (answer: string): string[] => [...new Set(answer.match(uuids))]

/** The statement that stores the answer to a claimed key. */
const outcomeUpdate = (tx: Transaction, holder: KeyHolder, keyed: KeyedRequest, id: string, outcome: unknown) => {
  const answer = JSON.stringify(outcome ?? null)
  const sealed = seal(sealedFor(holder, keyed), Buffer.from(answer))
  return tx`
    update idempotency_key set sealed_answer = ${sealed}, subject_ids = ${idsIn(answer)}::uuid[]
    where tenant_id = ${holder.tenantId} and id = ${id}`
}

/** Records which ids the answers of an earlier release name, so that erasing finds them; none is older than 30 days. */
export const recordSubjectsOfAnswers = async (tx: Transaction, tenantId: string, secret: string): Promise<void> => {
  const answers = await tx<{ id: string; userId: string; route: string; key: string; sealedAnswer: Uint8Array }[]>`
    select id, user_id, route, key, sealed_answer from idempotency_key
    where tenant_id = ${tenantId} and subject_ids is null and sealed_answer is not null`
  if (answers.length === 0) return
  const named = answers.map(({ id, userId, route, key, sealedAnswer }) => ({
    id,
    ids: idsIn(unseal(sealedFor({ tenantId, userId, secret }, { route, key }), sealedAnswer).toString()),
  }))
  await tx`
    update idempotency_key ik set subject_ids = named.ids
    from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as named (id uuid, ids uuid[])
    where ik.tenant_id = ${tenantId} and ik.id = named.id`
}

type Operation<T> = (tx: Transaction) => Promise<T>

/** Errors that a repetition is refused with. Any other may be an effect of the first call, such as a taken name. */
const rightsRefusals: readonly ErrorCode[] = ['NO_PERMISSION', 'CREATE_NOT_ALLOWED', 'UPDATE_NOT_ALLOWED', 'NOT_FOUND']

/**
 * Refuses a repetition that the caller would no longer be allowed to make for the first time, by a dry run of the work.
 */
const requireRights = async (tx: Transaction, work: Operation<unknown>): Promise<void> => {
  const result = await dryRun(tx, work)
  if (result.isDone) return
  const { error } = result
  if (error instanceof ApiError && rightsRefusals.includes(error.code)) throw error
}

/**
 * Runs `work` once for a key of this user; later calls get the first result while the caller still may do the work,
 * another body INVALID_PARAMETERS (rule call.7). The claim is part of the work's transaction, so the database
 * serialises concurrent calls. Calls `undone` when the work was only a dry run.
 */
export const once = async <T>(
  tx: Transaction,
  holder: KeyHolder,
  keyed: KeyedRequest,
  work: Operation<T>,
  undone: () => void,
): Promise<T> => {
  const id = await claim(tx, holder, keyed)
  if (id !== undefined) {
    const outcome = await work(tx)
    await outcomeUpdate(tx, holder, keyed, id, outcome)
    return outcome
  }
  const stored = await storedOutcome(tx, holder, keyed)
  if (!stored) throw new ApiError('INVALID_PARAMETERS')
  await requireRights(tx, work)
  undone()
  // The stored result comes from the same work, so it has its type.
  return stored.outcome as T
}

/** Stores the result of a key; no conflict is possible, because its school has just been created. */
export const storeOutcome = async (
  tx: Transaction,
  holder: KeyHolder,
  keyed: KeyedRequest,
  outcome: unknown,
): Promise<void> => {
  const id = await claim(tx, holder, keyed)
  if (id !== undefined) await outcomeUpdate(tx, holder, keyed, id, outcome)
}
