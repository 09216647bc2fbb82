import { firstStepsRoutes } from '@lernspur/contracts/provider/first-steps.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { getFirstSteps } from './get-first-steps'
import { putAwayFirstSteps } from './put-away-first-steps'
import { sendTestMail } from './send-test-mail'

/** The checklist of a new installation. */
export const firstStepsSlice = ({ mode, secret }: ServiceConfig): Slice => {
  const installation = {
    operator: readOperator(mode),
    hasMailServer: mode !== 'production' || !!process.env.LERNSPUR_SMTP_URL,
  }
  return slice(firstStepsRoutes, {
    getFirstSteps: ({ call }) => getFirstSteps(call, installation),
    putAwayFirstSteps: ({ call, body }) => putAwayFirstSteps(call, body, installation),
    sendTestMail: ({ call }) => sendTestMail(call, secret),
  })
}
