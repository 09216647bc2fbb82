import { programTokenRoutes } from '@lernspur/contracts/identity/program-token.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createProgramToken } from './create-program-token'
import { listProgramTokens } from './list-program-tokens'
import { revokeProgramToken } from './revoke-program-token'

/** Tokens by which programs call the product. */
export const programTokenSlice = slice(programTokenRoutes, {
  listProgramTokens: ({ call }) => listProgramTokens(call),
  createProgramToken: ({ call, body }) => createProgramToken(call, body),
  revokeProgramToken: ({ call, params }) => revokeProgramToken(call, params.id),
})
