import type { Revocation, SchoolSealKey } from '@lernspur/contracts/school-identity/seal-key-revocation'
import { refuse } from '../../call/api-error'
import type { Call, Query, Transaction } from '../../call/call'
import type { Differences } from '../../call/differences'
import { schoolToday } from '../school-today'

const encoded = (tx: Transaction) => tx`rtrim(translate(encode(psk.public_key, 'base64'), '+/', '-_'), '=')`

/** The keys that a school has or had, the newest first. */
export const schoolSealKeys = (tx: Transaction, schoolId: string): Query<SchoolSealKey> => tx<SchoolSealKey[]>`
  select ${encoded(tx)} as public_key, psk.created_at,
    case when psk.revoked_on is not null then
      jsonb_build_object('day', psk.revoked_on, 'reason', psk.revocation_reason)
    end as revocation
  from published_seal_key psk
  where psk.school_id = ${schoolId}
  order by psk.created_at desc, psk.public_key`

const texts = {
  de: 'Dieser Tag kommt erst noch.',
  en: 'This day is still to come.',
} as const

/**
 * Revokes a key of a school for good, and returns what the audit says about it (rule signature.11). NOT_FOUND for a key
 * of another school, UPDATE_NOT_ALLOWED for one that is revoked, VALIDATION_FAILED for a day to come.
 */
export const revokeKey = async (
  tx: Transaction,
  call: Call,
  schoolId: string,
  publicKey: string,
  { day, reason }: Revocation,
): Promise<Differences> => {
  const [key] = await tx<{ isRevoked: boolean; isToCome: boolean }[]>`
    select psk.revoked_on is not null as is_revoked, ${day}::date > ${schoolToday(tx, { tenantId: schoolId })} as is_to_come
    from published_seal_key psk
    where psk.school_id = ${schoolId} and psk.public_key = ${Buffer.from(publicKey, 'base64url')} for update`
  if (!key) return refuse('NOT_FOUND')
  if (key.isRevoked) refuse('UPDATE_NOT_ALLOWED')
  if (key.isToCome) refuse('VALIDATION_FAILED', [{ path: 'day', message: texts[call.language] }])
  await tx`
    update published_seal_key set revoked_on = ${day}, revocation_reason = ${reason}
    where public_key = ${Buffer.from(publicKey, 'base64url')}`
  return { revokedOn: [null, day], revocationReason: [null, reason] }
}
