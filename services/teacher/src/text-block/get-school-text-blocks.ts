import type { SchoolTextBlocks } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { starterBlocks } from './starter-blocks'

/** The text blocks of the school (rule text-block.3); the starter set before it has saved its own. */
export const getSchoolTextBlocks = async (call: Call): Promise<SchoolTextBlocks> => {
  const [[row]] = await call.read((tx) => [
    tx<SchoolTextBlocks[]>`
      select stbl.blocks, stbl.updated_at from school_text_block_list stbl
      where stbl.tenant_id = ${call.actor.tenantId}`,
  ])
  return row ?? { blocks: starterBlocks(call.language), updatedAt: null }
}
