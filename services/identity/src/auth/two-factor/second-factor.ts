import type { Transaction } from '@lernspur/service-kit/call'
import { recoveryCodeHash } from './recovery-code'
import { openSecret } from './sealed-secret'
import { stepOf } from './totp'

/** A code that would do now: one of the authenticator with its half minute, or a recovery code by its hash. */
export type MatchedCode = { readonly step: number } | { readonly codeHash: Uint8Array }

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Whether a code is right for somebody whose second factor is on; undefined for a wrong one. Asks the same for nobody
 * (null), so that it takes as long. Does not use the code up.
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
    select f.sealed_secret, f.last_step,
      exists (select from recovery_code c where c.user_id = f.user_id and c.code_hash = ${codeHash}) as is_recovery
    from two_factor f where f.user_id = ${owner} and f.turned_on_at is not null`
  if (!factor) return undefined
  if (factor.isRecovery) return { codeHash }
  const step = stepOf(openSecret(secret, owner, factor.sealedSecret), tfaCode)
  return step === undefined || step <= (factor.lastStep ?? 0) ? undefined : { step }
}

/** Uses a code up; false when somebody else was faster. No code is taken twice, nor one older than the last. */
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
