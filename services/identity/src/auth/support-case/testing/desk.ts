import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Browser, Identity } from '../../testing/people'

/** The provider of an identity service, and its people at the support desk. */
export const openDesk = async (identity: Identity) => {
  const { owner } = identity
  const tenantId = await identity.school()
  await owner`update tenant set is_provider = true where id = ${tenantId}`

  /** A signed-in person with a role, of the provider unless another tenant is named. */
  const staff = async (roleType: RoleType, at = tenantId) => {
    const { userId, email } = await identity.account()
    await owner`
      insert into user_role (user_id, tenant_id, role_type, status) values (${userId}, ${at}, ${roleType}, 'active')`
    return { userId, email, browser: await identity.signIn(email) }
  }

  const answerOf = async (response: Response) => {
    const { success, error, data, details } = await response.json()
    return { outcome: success ? 'ok' : error, data, details }
  }
  const send = async (browser: Browser, method: string, path: string, body?: object) =>
    answerOf(await identity.send(method, `/provider${path}`, browser, body, crypto.randomUUID()))

  const admin = await staff('admin')
  return {
    tenantId,
    admin,
    staff,
    send,
    /** Acts for somebody; the outcome is `ok` or an error code. */
    act: async (userId: string, act: string, { by = admin.browser, reason }: { by?: Browser; reason?: string } = {}) =>
      (await send(by, 'POST', `/users/${userId}/${act}`, reason === undefined ? undefined : { reason })).outcome,
    caseOf: async (userId: string, by = admin.browser): Promise<SupportCase> =>
      (await send(by, 'GET', `/users/${userId}/support-case`)).data,
    caseAt: async (email: string, by = admin.browser): Promise<SupportCase> =>
      (await send(by, 'GET', `/support-case?email=${encodeURIComponent(email)}`)).data,
    /** What the audit of a tenant says about an account. */
    auditOf: async (at: string, userId: string) => {
      const entries = await owner<{ action: string }[]>`
        select action from audit_entry where tenant_id = ${at} and entity_id = ${userId} order by id`
      return entries.map(({ action }) => action)
    },
  }
}
