import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { moveAttempt, type PresentAttempt } from '../attempt/auth-attempt.query'
import { sealIdToken } from '../identity-provider/sealed-id-token'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import type { Throttle } from '../throttle/sign-in-throttle'

/** A sign-in that a provider has confirmed. */
export interface ConfirmedSignIn {
  readonly attempt: PresentAttempt
  readonly claims: VerifiedClaims
  readonly throttle: Throttle
  readonly secret: string
}

/** Finishes an attempt for an account; its session will know by which identity it began (rule external.8). */
export const completeSignIn = async (
  tx: Transaction,
  { attempt, claims, throttle, secret }: ConfirmedSignIn,
  { userId, externalIdentityId }: { readonly userId: string; readonly externalIdentityId: string },
): Promise<AuthAttemptStatus> => {
  const status = await moveAttempt(tx, attempt, 'authenticate')
  await tx`
    update auth_attempt aa set user_id = u.id, email = u.email, external_identity_id = ${externalIdentityId},
      provider_session = ${claims.providerSession}, provider_subject = ${claims.providerSubject.slice(0, 500)},
      sealed_id_token = ${sealIdToken(secret, externalIdentityId, claims.idToken)}
    from app_user u where aa.id = ${attempt.id} and u.id = ${userId}`
  await throttle.forgive(tx)
  return status
}
