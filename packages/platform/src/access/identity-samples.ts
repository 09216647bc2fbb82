import type { World } from './world'

/** Well-formed requests for what people do with their accounts. */
export const identitySamples = ({ school }: World) => ({
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
})
