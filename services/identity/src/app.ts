import type { Database } from '@lernspur/database/connection/connect'
import { readOutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { publishesSchools, readCells } from '@lernspur/service-kit/process/cell-config'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import type { Logger } from '@lernspur/service-kit/process/log'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { createService, type Service } from '@lernspur/service-kit/service/service'
import { accountSlice } from './auth/account/account.routes'
import { authAttemptSlice } from './auth/attempt/auth-attempt.routes'
import { authSlice } from './auth/auth.routes'
import { confirmationSlice } from './auth/confirmation/confirmation.routes'
import { emailSlice } from './auth/email/email.routes'
import { externalIdentitySlice } from './auth/external-identity/external-identity.routes'
import { readIdentityProviders } from './auth/identity-provider/identity-provider-config'
import { passwordSlice } from './auth/password/password.routes'
import { makePasswords } from './auth/password-check'
import { registrationSlice } from './auth/registration/registration.routes'
import { sessionSlice } from './auth/session/session.routes'
import { supportCaseSlice } from './auth/support-case/support-case.routes'
import { twoFactorSlice } from './auth/two-factor/two-factor.routes'
import { twoFactorResetSlice } from './auth/two-factor-reset/two-factor-reset.routes'
import { cellSlice } from './cell/cell.routes'
import { consentSlice } from './consent/consent.routes'
import { feedbackSlice } from './feedback/feedback.routes'
import { invitationSlice } from './invitation/invitation.routes'
import { findMailProblems, watchOutbox } from './mail/mail-metrics'
import { mailSlice } from './mail/queue/mail.routes'
import { notificationSlice } from './notification/notification.routes'
import { makeNotificationHub } from './notification/notification-hub'
import { operatorSlice } from './operator/operator.routes'
import { programTokenSlice } from './program-token/program-token.routes'
import { userSlice } from './user/user.routes'
import { watchWebhooks } from './webhook/sending/webhook-metrics'
import { webhookSlice } from './webhook/webhook.routes'

/** People, their sessions and the school they currently work in. */
export const identityService = (
  config: ServiceConfig,
  db: Database,
  log?: Logger,
  hub = makeNotificationHub(db),
  providers = readIdentityProviders(),
  cells = readCells(),
  isPublishing = publishesSchools(),
): Service => {
  const passwords = makePasswords()
  const operator = readOperator(config.mode)
  const slices = [
    authSlice(config, passwords),
    passwordSlice(config, passwords),
    authAttemptSlice(config),
    emailSlice(config, passwords),
    registrationSlice(config),
    twoFactorSlice(config, passwords),
    twoFactorResetSlice(config),
    externalIdentitySlice(config, passwords, providers),
    sessionSlice(config),
    confirmationSlice(config, passwords),
    accountSlice(config, passwords),
    invitationSlice(config),
    notificationSlice(hub),
    feedbackSlice(config, operator),
    operatorSlice(operator),
    cellSlice(cells, isPublishing),
    userSlice,
    consentSlice,
    supportCaseSlice(config),
    mailSlice,
    programTokenSlice,
    webhookSlice(readOutgoingRules(config.mode)),
  ]
  watchOutbox(db)
  watchWebhooks(db)
  return createService({ name: 'identity', config, db, slices, findProblems: findMailProblems, ...(log && { log }) })
}
