import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { IdentityProvider } from './identity-provider-config'

type ProviderBinding = Pick<IdentityProvider, 'domains' | 'schools'>

/** Whether a provider vouches for an address in lower case (rule external.3). */
export const coversAddress = ({ domains }: ProviderBinding, email: string): boolean =>
  domains === undefined || domains.includes(email.slice(email.lastIndexOf('@') + 1))

/** Whether a provider vouches for new people of a school. */
export const coversSchool = ({ schools }: ProviderBinding, tenantId: string): boolean =>
  schools === undefined || schools.includes(tenantId)

/** Condition on `u` (app_user): a provider vouches for the account by its own address and its roles. */
export const coversAccount = (tx: Transaction, { domains, schools }: ProviderBinding): Query => {
  const byDomain = domains ? tx`substring(u.email from '[^@]*$') = any(${domains}::text[])` : tx`true`
  const bySchool = schools
    ? tx`exists (
        select from user_role ur
        where ur.user_id = u.id and ur.tenant_id = any(${schools}::uuid[])
          and ur.status in ('active', 'invitationPending')
      )`
    : tx`true`
  return tx`(${byDomain} and ${bySchool})`
}
