import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { officialForms } from './official-form.query'

/** All forms with their drafts and versions (rule form.8). */
export const listOfficialForms = async (call: Call): Promise<{ rows: OfficialForm[]; count: number }> => {
  const [rows] = await call.read((tx) => [officialForms(tx)])
  return { rows: [...rows], count: rows.length }
}
