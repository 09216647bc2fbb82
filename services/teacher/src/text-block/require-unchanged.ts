import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'

interface SavedBlocks {
  readonly id: string
  readonly updatedAt: string
}

/** Waits for others who save blocks of this owner, a person or a school; also for the first ones, of which there is no row. */
export const lockBlocksOf = async (tx: Transaction, owner: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`text blocks of ${owner}`}, 0))`
}

/** EDIT_CONFLICT when locked blocks are not those that the caller knows; `updatedAt` is null for none. */
export const requireUnchanged = async (
  tx: Transaction,
  call: Call,
  saved: SavedBlocks | undefined,
  updatedAt: string | null | undefined,
): Promise<void> => {
  const expected = updatedAt === undefined ? call.expectedVersion : [updatedAt ?? '']
  if (saved) await requireFresh(tx, { ...call, expectedVersion: expected }, saved)
  else if (expected?.every((version) => version !== '')) refuse('EDIT_CONFLICT')
}
