import { authAttemptRoutes } from '@lernspur/contracts/identity/auth-attempt.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { clientOf } from '@lernspur/service-kit/share/network'
import { answerSignIn } from '../session/answer-sign-in'
import { browsersOf } from '../session/client'
import { deviceOf } from '../session/device'
import { visitorOf } from '../session/visitor'
import { readAttempt } from './auth-attempt.query'
import { describeAuthAttempt } from './describe-auth-attempt'
import { redeemAuthAttempt } from './redeem-auth-attempt'
import { refuseAuthAttempt } from './refuse-auth-attempt'
import { startAuthAttempt } from './start-auth-attempt'
import { unlockAuthAttempt } from './unlock-auth-attempt'

/** Sign-in in more than one step. */
export const authAttemptSlice = ({ secret, publicUrl }: ServiceConfig): Slice =>
  slice(authAttemptRoutes, {
    startAuthAttempt: ({ call, body, headers }) => {
      const [browser = ''] = browsersOf(headers, publicUrl)
      const device = deviceOf(headers.get('user-agent'))
      return startAuthAttempt(call, body.email, { browser, device, client: clientOf(headers), secret })
    },
    unlockAuthAttempt: ({ call, params, body, headers }) =>
      unlockAuthAttempt(call, { id: params.authAttemptId, code: body.code, browsers: browsersOf(headers, publicUrl) }),
    getAuthAttemptStatus: async ({ call, params }) => {
      const { id, status, isRefused } = await readAttempt(call.db, params.id)
      return { id, status, ...(isRefused && { isRefused }) }
    },
    describeAuthAttempt: ({ call, params, body }) => describeAuthAttempt(call, params.authAttemptId, body.code),
    refuseAuthAttempt: ({ call, params, body }) => refuseAuthAttempt(call, params.authAttemptId, body.code),
    redeemAuthAttempt: async ({ call, params, body, headers, reply }) => {
      const wanted = { id: params.authAttemptId, verificationCode: body?.verificationCode }
      return answerSignIn(reply, await redeemAuthAttempt(call, wanted, visitorOf(headers, publicUrl)))
    },
  })
