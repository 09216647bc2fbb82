import type {
  SaveSchoolTextBlocks,
  SchoolTextBlocks,
} from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { doubleCodes } from './double-codes'
import { lockBlocksOf, requireUnchanged } from './require-unchanged'

/**
 * Replaces the text blocks of the school, in the given order (rule text-block.3). VALIDATION_FAILED for a code that stands
 * twice, EDIT_CONFLICT when somebody else has changed them meanwhile.
 */
export const saveSchoolTextBlocks = (
  call: Call,
  { blocks, updatedAt }: SaveSchoolTextBlocks,
): Promise<SchoolTextBlocks> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const faults = doubleCodes(blocks, call.language)
    if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
    await lockBlocksOf(tx, tenantId)
    const [known] = await tx<{ id: string; updatedAt: string }[]>`
      select stbl.id, stbl.updated_at from school_text_block_list stbl
      where stbl.tenant_id = ${tenantId} for update`
    await requireUnchanged(tx, call, known, updatedAt)
    const [row] = await tx<(SchoolTextBlocks & { id: string })[]>`
      insert into school_text_block_list (tenant_id, blocks) values (${tenantId}, ${tx.json(blocks)})
      on conflict (tenant_id) do update set blocks = excluded.blocks, updated_at = clock_timestamp()
      returning id, blocks, updated_at`
    if (!row) return refuse('EDIT_CONFLICT')
    await audit(tx, call, 'text-block.update', row.id)
    return { blocks: row.blocks, updatedAt: row.updatedAt }
  })
