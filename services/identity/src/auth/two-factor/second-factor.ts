import type { Transaction } from '@lernspur/service-kit/call/call'
import { recoveryCodeHash } from './recovery-code'
import { openSecret } from './sealed-secret'
import { stepOf } from './totp'

/** A valid code: one of the authenticator with its half minute, or a recovery code by its hash. */
export type MatchedCode = { readonly step: number } | { readonly codeHash: Uint8Array }

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The code if it is valid for an account whose second factor is on, else undefined. Runs the same query for no account
 * (null), so that it takes as long. Does not consume the code.
 */
export const matchCode = async (
  tx: Transaction,
  secret: string,
  userId: string | null,
  tfaCode: string,
): Promise<MatchedCode | undefined> => {
  const owner = userId ?? nobody
  const codeHash = recoveryCodeHash(secret, owner, tfaCode)
  const [factor] = await tx<{ sealedSecret: Uint8Array; lastStep: number | null; isRecovery: boolean }[]>`
    select tf.sealed_secret, tf.last_step,
      exists (select from recovery_code rc where rc.user_id = tf.user_id and rc.code_hash = ${codeHash}) as is_recovery
    from two_factor tf where tf.user_id = ${owner} and tf.turned_on_at is not null`
  if (!factor) return undefined
  if (factor.isRecovery) return { codeHash }
  const step = stepOf(openSecret(secret, owner, factor.sealedSecret), tfaCode)
  return step === undefined || step <= (factor.lastStep ?? 0) ? undefined : { step }
}

/** Consumes a code; false when it was consumed concurrently. No code is accepted twice, nor one older than the last. */
export const useCode = async (tx: Transaction, userId: string, match: MatchedCode): Promise<boolean> => {
  const used =
    'step' in match
      ? await tx`
          update two_factor set last_step = ${match.step}
          where user_id = ${userId} and turned_on_at is not null and coalesce(last_step, 0) < ${match.step}
          returning user_id`
      : await tx`
          delete from recovery_code where user_id = ${userId} and code_hash = ${match.codeHash} returning user_id`
  return used.length > 0
}
