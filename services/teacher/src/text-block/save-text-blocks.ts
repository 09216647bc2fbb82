import type { SaveTextBlocks, TextBlocks } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { doubleCodes } from './double-codes'
import { lockBlocksOf, requireUnchanged } from './require-unchanged'

/**
 * Replaces the caller's own text blocks, in the given order (rule text-block.1). VALIDATION_FAILED for a code that stands
 * twice (rule text-block.2), EDIT_CONFLICT when they were changed elsewhere meanwhile.
 */
export const saveTextBlocks = (call: Call, { blocks, updatedAt }: SaveTextBlocks): Promise<TextBlocks> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const faults = doubleCodes(blocks, call.language)
    if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
    await lockBlocksOf(tx, `${tenantId} ${userId}`)
    const [known] = await tx<{ id: string; updatedAt: string }[]>`
      select tbl.id, tbl.updated_at from text_block_list tbl
      where tbl.tenant_id = ${tenantId} and tbl.user_id = ${userId} for update`
    await requireUnchanged(tx, call, known, updatedAt)
    const [row] = await tx<(TextBlocks & { id: string })[]>`
      insert into text_block_list (tenant_id, user_id, blocks) values (${tenantId}, ${userId}, ${tx.json(blocks)})
      on conflict (tenant_id, user_id) do update set blocks = excluded.blocks, updated_at = clock_timestamp()
      returning id, blocks, updated_at`
    if (!row) return refuse('EDIT_CONFLICT')
    await audit(tx, call, 'text-block.update', row.id)
    return { blocks: row.blocks, updatedAt: row.updatedAt }
  })
