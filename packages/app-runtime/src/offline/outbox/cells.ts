import type { CellAnswers, CellRules } from './cell-rules'
import type { Entries, Entry } from './entry'

/** Calls that enter cells, were added after this one, and were never sent. */
export const laterCells = async (entries: Entries, { entersCells }: CellRules, entry: Entry): Promise<Entry[]> => {
  if (!entersCells(entry.body)) return []
  const isLater = ({ order, state, firstSentAt, body }: Entry) =>
    order > entry.order && state === 'waiting' && firstSentAt === 0 && entersCells(body)
  return (await entries.all()).filter(isLater)
}

/**
 * Rebases cells that were typed before this answer on its outcome: they are the same person's next keys, and no
 * conflict. Done before the call is deleted, as with its pictures.
 */
export const rebaseCells = async (
  entries: Entries,
  { rebasedBody }: CellRules,
  later: readonly Entry[],
  answers: CellAnswers,
): Promise<void> => {
  for (const entry of later) {
    const body = rebasedBody(entry, answers)
    if (body) await entries.change(entry, { body })
  }
}
