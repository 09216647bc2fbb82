import { type useQuery, useQueryClient, useToast } from '@lernspur/app-runtime'
import type { SubjectChange } from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import { type UndoCall, useUndoChange } from './use-undo-change'

type Changes = { rows: SubjectChange[]; count: number }

/** Reads changes that the user can undo, the newest first. */
export interface ChangeCalls extends UndoCall {
  changes(list: { limit: number }): Parameters<typeof useQuery<Changes, Error, Changes, unknown[]>>[0]
}

/**
 * `const offerUndo = useUndoOffer(exchange)`, then `await offerUndo(text)` after a change of several subjects: says
 * that it is done, and undoes it as a whole on request.
 */
export const useUndoOffer = (exchange: ChangeCalls) => {
  const client = useQueryClient()
  const toast = useToast()
  const undo = useUndoChange(exchange)
  return async (text: string): Promise<void> => {
    // The change is done, even if the call to undo it is unknown.
    const newest = await client.query({ ...exchange.changes({ limit: 1 }), staleTime: 0 }).catch(() => null)
    const change = newest?.rows[0]
    toast({ text, ...(change && { undo: () => undo(change.id) }) })
  }
}
