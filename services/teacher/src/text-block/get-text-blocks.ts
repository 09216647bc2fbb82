import type { TextBlocks } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** The caller's own text blocks (rule text-block.1); none before the first were saved. */
export const getTextBlocks = async (call: Call): Promise<TextBlocks> => {
  const { tenantId, userId } = call.actor
  const [[row]] = await call.read((tx) => [
    tx<TextBlocks[]>`
      select tbl.blocks, tbl.updated_at from text_block_list tbl
      where tbl.tenant_id = ${tenantId} and tbl.user_id = ${userId}`,
  ])
  return row ?? { blocks: [], updatedAt: null }
}
