import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import type { RevocationReason } from '@lernspur/contracts/school-identity/seal-key-revocation'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { confirmationDocument } from '@lernspur/service-kit/tenant/seal/confirmation.query'

interface KeyRow {
  readonly key: Uint8Array
  readonly schoolId: string | null
  readonly day: string | null
  readonly reason: RevocationReason | null
}

interface ConfirmedRow {
  readonly schoolId: string
  readonly confirmations: SchoolConfirmation[]
}

const textOf = ({ key }: KeyRow): string => Buffer.from(key).toString('base64url')

/**
 * Keys of all schools, with which anybody can check a seal (rule signature.5), and what the operator vouches for of the
 * schools that it has confirmed (rule signature.10).
 */
export const listSealKeys = async ({ db }: Call): Promise<SealKeys> => {
  const [keys, confirmed, withdrawn, replaced] = await Promise.all([
    db<KeyRow[]>`
      select psk.public_key as key, psk.school_id, psk.revoked_on::text as day, psk.revocation_reason as reason
      from published_seal_key psk order by psk.public_key`,
    db<ConfirmedRow[]>`
      select sco.school_id, jsonb_agg(${confirmationDocument(db)} order by sco.confirmed_at desc) as confirmations
      from school_confirmation sco join state st on st.id = sco.state_id
      where sco.withdrawn_at is null
      group by sco.school_id order by sco.school_id`,
    db<{ id: string }[]>`select wd.id from withdrawn_document wd order by wd.id`,
    db<{ id: string }[]>`select rdo.id from replaced_document rdo order by rdo.id`,
  ])
  return {
    publicKeys: keys.map(textOf),
    withdrawnIds: withdrawn.map(({ id }) => id),
    replacedIds: replaced.map(({ id }) => id),
    schools: confirmed.map(({ schoolId, confirmations }) => ({
      publicKeys: keys.filter((key) => key.schoolId === schoolId).map(textOf),
      confirmations,
    })),
    revocations: keys.flatMap((key) =>
      key.day && key.reason ? [{ publicKey: textOf(key), day: key.day, reason: key.reason }] : [],
    ),
  }
}
