import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import type { VerifiedClaims } from '../identity-provider/verified-claims'

/** Who links the identity, the school whose audit records it (null for none), and the request. */
export interface LinkedBy {
  readonly userId: string
  readonly tenantId: string | null
  readonly requestId: string
  readonly language: Language
}

/**
 * Links an identity to an account; false when it is linked to another one. A new link is mailed to the account and
 * audited (rule external.2).
 */
export const linkIdentity = async (
  tx: Transaction,
  { issuer, subject, email, provider }: VerifiedClaims,
  { userId, tenantId, requestId, language }: LinkedBy,
): Promise<boolean> => {
  const [link] = await tx<{ isNew: boolean; recipient: string; firstName: string }[]>`
    insert into external_identity as ei (user_id, issuer, subject, email)
    values (${userId}, ${issuer}, ${subject}, ${email})
    on conflict (issuer, subject) do update set email = excluded.email where ei.user_id = ${userId}
    returning
      old.id is null as is_new,
      (select u.email from app_user u where u.id = new.user_id) as recipient,
      (select u.first_name from app_user u where u.id = new.user_id) as first_name`
  if (!link?.isNew) return link !== undefined
  const { recipient, firstName } = link
  const facts = { firstName, provider: provider.name }
  await postMail(tx, { kind: 'identityLinked', recipient, language, facts })
  if (tenantId !== null) await audit(tx, { requestId, actor: { tenantId, userId } }, 'external-identity.create', userId)
  return true
}
