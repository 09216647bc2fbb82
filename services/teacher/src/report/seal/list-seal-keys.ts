import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Keys of all schools, with which anybody can check a seal (rule signature.5). */
export const listSealKeys = async (call: Call): Promise<SealKeys> => {
  const [keys, withdrawn, replaced] = await Promise.all([
    call.db<{ key: Uint8Array }[]>`select psk.public_key as key from published_seal_key psk order by psk.public_key`,
    call.db<{ id: string }[]>`select wd.id from withdrawn_document wd order by wd.id`,
    call.db<{ id: string }[]>`select rdo.id from replaced_document rdo order by rdo.id`,
  ])
  return {
    publicKeys: keys.map(({ key }) => Buffer.from(key).toString('base64url')),
    withdrawnIds: withdrawn.map(({ id }) => id),
    replacedIds: replaced.map(({ id }) => id),
  }
}
