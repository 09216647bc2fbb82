import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { type LogoutToken, verifyLogoutToken } from './logout-token'

/** A token is used once: INVALID_PARAMETERS for one that was used before. */
const useToken = async (tx: Transaction, { issuer, tokenId }: LogoutToken): Promise<void> => {
  const used = await tx`
    insert into used_logout_token (token_hash) values (${tokenHash(JSON.stringify([issuer, tokenId]))})
    on conflict do nothing returning token_hash`
  if (used.length === 0) refuse('INVALID_PARAMETERS')
}

/** Sessions, and sign-ins that are not finished, which the provider began for whom the token names. */
const isNamed = (tx: Transaction, { issuer, subject, providerSession }: LogoutToken) => tx`
  external_identity_id in (select ei.id from external_identity ei where ei.issuer = ${issuer})
  and (${providerSession}::text is null or provider_session = ${providerSession})
  and (${subject}::text is null or provider_subject = ${subject})`

/**
 * Ends the sessions that an identity provider began and that its logout token names: one session there, or all of a
 * person (rule external.8). Succeeds as well when there is none. NOT_FOUND for a provider that is not configured,
 * INVALID_PARAMETERS, AUTH_PROVIDER_UNAVAILABLE.
 */
export const endSessionsByProvider = async (
  call: Call,
  { providerId, token }: { readonly providerId: string; readonly token: string },
  providers: IdentityProviders,
): Promise<void> => {
  const { configuration } = await providers.open(providerId)
  const logout = await verifyLogoutToken(configuration, token)
  await writeDirectory(call.db, async (tx) => {
    await useToken(tx, logout)
    await tx`delete from auth_attempt where ${isNamed(tx, logout)}`
    const ended = await tx<{ id: string; userId: string; tenantId: string | null }[]>`
      delete from session where ${isNamed(tx, logout)}
      returning id, user_id, (select ur.tenant_id from user_role ur where ur.id = user_role_id) as tenant_id`
    for (const { id, userId, tenantId } of ended) {
      const by = { requestId: call.requestId, actor: { userId } }
      if (tenantId !== null) await auditInSchool(tx, by, tenantId, 'session.delete', id)
    }
  })
}
