import { supportCaseRoutes } from '@lernspur/contracts/identity/support-case.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { findSupportCase, getSupportCase } from './case/read-case'
import { disableUser } from './disable-user'
import { enableUser } from './enable-user'
import { endUserSessions } from './end-user-sessions'
import { liftLock } from './lift-lock'
import { resendSupportInvitation } from './resend-support-invitation'
import { sendPasswordMail } from './send-password-mail'

/** The provider's support desk. */
export const supportCaseSlice = ({ secret }: ServiceConfig): Slice =>
  slice(supportCaseRoutes, {
    getSupportCase: ({ call, params }) => getSupportCase(call, params.id, secret),
    findSupportCase: ({ call, query }) => findSupportCase(call, query.email, secret),
    sendPasswordMail: ({ call, params }) => sendPasswordMail(call, params.id, secret),
    resendSupportInvitation: ({ call, params }) => resendSupportInvitation(call, params, secret),
    liftLock: ({ call, params }) => liftLock(call, params.id, secret),
    endUserSessions: ({ call, params }) => endUserSessions(call, params.id),
    disableUser: ({ call, params, body }) => disableUser(call, params.id, { reason: body.reason, secret }),
    enableUser: ({ call, params, body }) => enableUser(call, params.id, body.reason),
  })
