import type { Fixture, SampleValue } from '../fixture'

/** Requests for signing in and out, and for account security. */
export const signInSamples = ({ school, invitationId, twoFactorResetId }: Fixture) => {
  const proof = { currentPassword: 'falsch', tfaCode: '000000' }
  const attempt = { id: invitationId, verificationCode: 'x' }
  const { email, userRoleId } = school.admin
  return {
    login: { path: '/auth/local/login', body: { email, password: 'falsch' } },
    loginTfa: { path: '/auth/local/login-tfa', body: { email, password: 'falsch', tfaCode: '000000' } },
    loginTwoFactor: { path: '/auth/login-two-factor', body: { tfaCode: '000000', authAttempt: attempt } },
    logout: { path: '/auth/logout' },
    whoAmI: { path: '/auth/whoami' },
    changeUserRole: { path: '/auth/change-user-role', body: { userRoleId } },
    getTwoFactor: { path: '/auth/two-factor' },
    setUpTwoFactor: { path: '/auth/two-factor/set-up', body: { currentPassword: 'falsch' } },
    confirmTwoFactor: { path: '/auth/two-factor/confirm', body: { tfaCode: '000000' } },
    turnOffTwoFactor: { path: '/auth/two-factor/turn-off', body: proof },
    renewRecoveryCodes: { path: '/auth/two-factor/recovery-codes', body: proof },
    listTwoFactorResets: { path: '/auth/two-factor-resets' },
    requestTwoFactorReset: {
      path: '/auth/two-factor-resets',
      body: { email: school.subjectTeacher.email, reason: 'Telefon verloren' },
    },
    confirmTwoFactorReset: { path: `/auth/two-factor-resets/${twoFactorResetId}/confirm` },
    withdrawTwoFactorReset: { path: `/auth/two-factor-resets/${twoFactorResetId}` },
    objectToTwoFactorReset: { path: '/auth/two-factor-resets/object', body: { code: 'x' } },
    getAuthUrl: { path: '/auth/auth-url/schule' },
    listAuthProviders: { path: '/auth/providers' },
    handleCallback: { path: '/auth/oidc/callback', body: { state: 'x', code: 'x' } },
    getProviderLogout: { path: '/auth/provider-logout' },
    endSessionsByProvider: { path: '/auth/provider-logout/schule', body: { logout_token: 'x' } },
    addEmail: { path: '/auth/email/add', body: { newEmail: `${crypto.randomUUID()}@test.example` } },
    listIdentities: { path: '/auth/identities' },
    startLink: { path: '/auth/identities/schule/link', body: { currentPassword: 'falsch' } },
    unlinkIdentity: { path: `/auth/identities/${invitationId}` },
    listSessions: { path: '/auth/sessions' },
    endOtherSessions: { path: '/auth/sessions/end-others' },
    getOfflineKey: { path: '/auth/offline-key' },
    deactivateMe: { path: '/users/me/deactivate', body: { currentPassword: 'falsch' } },
    exportMe: { path: '/users/me/export' },
  } satisfies Record<string, SampleValue>
}
