import { providerActRoutes } from '@lernspur/contracts/provider/provider-act.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listProviderActs } from './list-provider-acts'

export const providerActSlice = slice(providerActRoutes, {
  listProviderActs: ({ call, list }) => listProviderActs(call, list),
})
