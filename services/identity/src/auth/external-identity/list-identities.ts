import type { ExternalIdentity } from '@lernspur/contracts/identity/external-identity.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import type { IdentityProviders } from '../identity-provider/identity-providers'

type Row = Omit<ExternalIdentity, 'provider'> & { readonly issuer: string }

/** The caller's linked identities, oldest first. */
export const listIdentities = async (
  { db, session }: Call,
  providers: IdentityProviders,
): Promise<ExternalIdentity[]> => {
  const rows = await db<Row[]>`
    select id, issuer, email, created_at, last_used_at from external_identity
    where user_id = ${session.userId} order by id`
  return rows.map(({ id, issuer, email, createdAt, lastUsedAt }) => ({
    id,
    provider: providers.ofIssuer(issuer),
    email,
    createdAt,
    lastUsedAt,
  }))
}
