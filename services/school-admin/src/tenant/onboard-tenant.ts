import { createHmac } from 'node:crypto'
import type { OnboardTenant, Tenant } from '@lernspur/contracts/tenant.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isAllowedAddress } from '@lernspur/service-kit/tenant/allowed-address'
import { requireAvailableSchool } from '@lernspur/service-kit/tenant/available-school'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'

/** What the database stores of the address that a school was founded with. */
const foundingDigest = (secret: string, email: string): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(['founding', email]))
    .digest()

/**
 * Requires a founder: somebody with an allowed address, without an active or disabled role at any school, and without a
 * school founded with the address (rule registration.4); else CREATE_NOT_ALLOWED.
 */
const requireFounder = async (tx: Transaction, userId: string, secret: string): Promise<Buffer> => {
  const [founder] = await tx<{ email: string; isAllowed: boolean; isMember: boolean }[]>`
    select u.email, ${isAllowedAddress(tx, tx`u.email`)} as is_allowed,
      exists (select from user_role ur where ur.user_id = u.id and ur.status in ('active', 'disabled')) as is_member
    from app_user u where u.id = ${userId}`
  if (!founder?.isAllowed || founder.isMember) return refuse('CREATE_NOT_ALLOWED')
  const founding = foundingDigest(secret, founder.email)
  const founded = await tx`select from tenant where founding = ${founding}`
  return founded.length > 0 ? refuse('CREATE_NOT_ALLOWED') : founding
}

/**
 * Creates a school with the caller as its only admin. CREATE_NOT_ALLOWED for anyone who may not found one,
 * TENANT_ALREADY_EXISTS when the state has a school of that name. The session does not change until the role is
 * changed.
 */
export const onboardTenant = (call: Call, input: OnboardTenant, secret: string): Promise<Tenant> => {
  const id = Bun.randomUUIDv7()
  const { userId } = call.session
  return call.writeNewTenant(id, async (tx) => {
    const founding = await requireFounder(tx, userId, secret)
    const schoolTypeId = input.schoolTypeId ?? null
    await requireAvailableSchool(tx, { ...input, schoolTypeId }, call.language)
    const made = await tx`
      insert into tenant (id, name, slogan, country_id, state_id, school_type_id, subject_template_source, founding)
      values (${id}, ${input.name}, ${input.slogan?.trim() || null}, ${input.countryId}, ${input.stateId},
        ${schoolTypeId}, ${input.subjectTemplateSource ?? null}, ${founding})
      on conflict do nothing`
    if (made.count === 0) {
      // A concurrent call has founded a school, or taken the name.
      await requireFounder(tx, userId, secret)
      refuse('TENANT_ALREADY_EXISTS')
    }
    await tx`
      insert into user_role (user_id, tenant_id, role_type, status) values (${userId}, ${id}, 'admin', 'active')`
    await audit(tx, { actor: { tenantId: id, userId }, requestId: call.requestId }, 'tenant.onboard', id)
    return readTenantRow(tx, id)
  })
}
