import type { ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { programTokenSelect } from './program-token.query'

/** The tokens of the caller's school, the newest first. */
export const listProgramTokens = async (call: Call): Promise<{ rows: ProgramToken[]; count: number }> => {
  const { tenantId } = call.actor
  const [rows] = await call.read((tx) => [
    tx<ProgramToken[]>`
      select ${programTokenSelect(tx)} where pt.tenant_id = ${tenantId} order by pt.created_at desc, pt.id desc`,
  ])
  return { rows, count: rows.length }
}
