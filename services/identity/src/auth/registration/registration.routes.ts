import { registrationRoutes } from '@lernspur/contracts/identity/registration.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { clientOf } from '@lernspur/service-kit/share/network'
import { register } from './register'

/** Registration of visitors. */
export const registrationSlice = ({ secret }: ServiceConfig): Slice =>
  slice(registrationRoutes, {
    register: async ({ call, body, headers }) => {
      await register(call, body, { secret, client: clientOf(headers) })
      return undefined
    },
  })
