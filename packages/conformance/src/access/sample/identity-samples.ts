import { versionsInForce } from '@lernspur/contracts/consent.contract'
import type { Database } from '@lernspur/database/connection/connect'
import { turnOnSecondFactor } from '@lernspur/testing/second-factor'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture } from '../fixture'

/** Creates an invitation with an unknown code. */
export const openInvitation = async (owner: Database, { tenantId, admin }: TestSchool): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await owner`
    insert into invitation (id, tenant_id, user_role_type, code_hash, inviter_id, active_until)
    values (${id}, ${tenantId}, 'user', sha256(${id}::text::bytea), ${admin.userId}, now() + interval '1 day')`
  return id
}

/** A token of the admin, which nobody knows. */
export const programToken = async (owner: Database, { tenantId, admin }: TestSchool): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await owner`
    insert into program_token (tenant_id, id, name, token_hash, scopes, maker_id, expires_at)
    values (${tenantId}, ${id}, 'Portal', sha256(${id}::text::bytea), '{classes:read}', ${admin.userId},
      now() + interval '30 days')`
  return id
}

/** A webhook of a token that has delivered something, with a secret that nobody can read. */
export const deliveredWebhook = async (
  owner: Database,
  { tenantId }: TestSchool,
  programTokenId: string,
): Promise<{ id: string; deliveryId: string }> => {
  const [id, deliveryId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  await owner`
    insert into webhook (tenant_id, id, program_token_id, address, events, secret)
    values (${tenantId}, ${id}, ${programTokenId}, 'https://portal.example/', '{class.created}', 'sealed')`
  await owner`
    insert into webhook_delivery (tenant_id, id, webhook_id, event, attempts, status, delivered_at)
    values (${tenantId}, ${deliveryId}, ${id}, 'class.created', 1, 200, now())`
  return { id, deliveryId }
}

/** Gives both teachers a second factor; the admin requests the removal of the class teacher's. */
export const waitingReset = async (
  owner: Database,
  { tenantId, admin, classTeacher, subjectTeacher }: TestSchool,
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await turnOnSecondFactor(owner, classTeacher, subjectTeacher)
  await owner`
    insert into two_factor_reset (id, user_id, tenant_id, requested_by, reason, objection_hash, admin_ids)
    values (
      ${id}, ${classTeacher.userId}, ${tenantId}, ${admin.userId}, 'Telefon verloren', sha256(${id}::text::bytea),
      array(select user_id from user_role where role_type = 'admin' and status = 'active')
    )`
  return id
}

/** Requests for the calls of accounts. */
export const identitySamples = ({ school, invitationId, programTokenId, otherTokenId, webhook }: Fixture) => ({
  getCalendarAddress: { path: '/users/me/calendar-address' },
  createCalendarAddress: { path: '/users/me/calendar-address' },
  deleteCalendarAddress: { path: '/users/me/calendar-address' },
  listCaseDocuments: { path: '/ims/case/v1p1/CFDocuments' },
  getCaseDocument: { path: '/ims/case/v1p1/CFDocuments/unknown' },
  getCasePackage: { path: '/ims/case/v1p1/CFPackages/unknown' },
  getCaseItem: { path: '/ims/case/v1p1/CFItems/unknown' },
  getCaseAssociation: { path: '/ims/case/v1p1/CFAssociations/unknown' },
  getCaseItemAssociations: { path: '/ims/case/v1p1/CFItemAssociations/unknown' },
  getCaseItemTypes: { path: '/ims/case/v1p1/CFItemTypes/unknown' },
  getCaseRubric: { path: '/ims/case/v1p1/CFRubrics/unknown' },
  getCalendarFeed: { path: '/calendars/unknown.ics' },
  listProgramTokens: { path: '/program-tokens' },
  createProgramToken: {
    path: '/program-tokens',
    body: {
      name: 'Schulverwaltung',
      scopes: ['classes:read'],
      expiresOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    },
  },
  listWebhooks: { path: '/webhooks' },
  createWebhook: {
    path: '/webhooks',
    body: { programId: otherTokenId, address: 'https://portal.example/', events: ['class.created'] },
  },
  updateWebhook: { path: `/webhooks/${webhook.id}`, body: { address: 'https://portal.example/events' } },
  deleteWebhook: { path: `/webhooks/${webhook.id}` },
  rotateWebhookSecret: { path: `/webhooks/${webhook.id}/secret` },
  pauseWebhook: { path: `/webhooks/${webhook.id}/pause` },
  resumeWebhook: { path: `/webhooks/${webhook.id}/pause` },
  listWebhookDeliveries: { path: `/webhooks/${webhook.id}/deliveries` },
  testWebhook: { path: `/webhooks/${webhook.id}/deliveries` },
  resendWebhookDelivery: { path: `/webhooks/${webhook.id}/deliveries/${webhook.deliveryId}/resending` },
  revokeProgramToken: { path: `/program-tokens/${programTokenId}/revocation` },
  sendResetMail: { path: '/auth/local/password/send-reset-mail', body: { email: school.admin.email } },
  validatePasswordCode: { path: '/auth/local/password/validate-code', body: { email: school.admin.email, code: 'x' } },
  setNewPassword: {
    path: '/auth/local/password/set-new',
    body: { email: school.admin.email, code: 'x', password: 'geheim' },
  },
  changePassword: {
    path: '/auth/local/password/change-password',
    body: { currentPassword: 'falsch', newPassword: 'geheim' },
  },
  register: {
    path: '/auth/register',
    body: { email: 'niemand@unbekannt.example', firstName: 'Nele', lastName: 'Neu' },
  },
  getConfirmation: { path: '/auth/confirmation' },
  sendConfirmationCode: { path: '/auth/confirmation/mail' },
  confirmIdentity: { path: '/auth/confirmation', body: { answer: 'falsch' } },
  verifyInvitation: { path: '/invitations/verify/XXXX' },
  acceptInvitation: { path: '/invitations/accept', body: { code: 'XXXX' } },
  createInvitationCode: { path: '/invitations/create-code', body: { userRoleType: 'user' } },
  listActiveInvitations: { path: '/invitations/active' },
  deleteInvitation: { path: `/invitations/${invitationId}` },
  listConsents: { path: '/users/me/consents' },
  giveConsent: { path: '/users/me/consents', body: versionsInForce },
  getSchoolDraft: { path: '/users/me/school-draft' },
  updateMe: { path: '/users/me', body: { classSetupTooltipSeen: true } },
  listUserInvitations: { path: '/users/invitations' },
  answerUserInvitation: { path: `/users/invitations/${school.admin.userRoleId}`, body: { accept: true } },
  sendFeedback: { path: '/feedback', body: { kind: 'idea', message: 'Mehr Farben' } },
  getOperator: { path: '/operator' },
  listCells: { path: '/cells' },
  findCell: { path: '/cells/search?domain=schule.example' },
  listPublishedSchools: { path: '/cells/published-schools' },
  streamNotifications: { path: '/notifications/stream' },
  listNotifications: { path: '/notifications' },
  listNotificationChoices: { path: '/notifications/choices' },
  setNotificationChoice: { path: '/notifications/choices', body: { type: 'general', inApp: true, email: false } },
  markNotificationsAsRead: { path: '/notifications/mark-as-read', body: { ids: [invitationId] } },
  requestEmailChange: {
    path: '/auth/local/email/request-change',
    body: { currentPassword: 'falsch', newEmail: 'neu@schule.example' },
  },
  confirmEmailChange: { path: '/auth/local/email/confirm-change', body: { code: 'x' } },
  startAuthAttempt: { path: '/auth/auth-attempt', body: { email: school.admin.email } },
  unlockAuthAttempt: { path: `/auth/auth-attempt/${invitationId}/unlock`, body: { code: 'x' } },
  describeAuthAttempt: { path: `/auth/auth-attempt/${invitationId}/describe`, body: { code: 'x' } },
  refuseAuthAttempt: { path: `/auth/auth-attempt/${invitationId}/refuse`, body: { code: 'x' } },
  getAuthAttemptStatus: { path: `/auth/auth-attempt/${invitationId}/status` },
  redeemAuthAttempt: { path: `/auth/auth-attempt/${invitationId}/redeem`, body: { verificationCode: 'x' } },
})
