import type { EnteredCell, EnteredCells, EnterSkillCells } from '@lernspur/contracts/skill-cell.contract'
import type { Entries, Entry } from './entry'

type BasedOn = EnteredCell['basedOn']

/** What became of the entries that cells stood on, by cell and entry. */
export type CellAnswers = ReadonlyMap<string, BasedOn>

export const isOfCells = (body: unknown): body is EnterSkillCells =>
  typeof body === 'object' && body !== null && 'shown' in body && 'cells' in body

export const pairOf = ({ studentId, competenceId }: Pick<EnteredCell, 'studentId' | 'competenceId'>): string =>
  `${studentId} ${competenceId}`

const placeOf = (cell: EnteredCell): string => `${pairOf(cell)} ${cell.basedOn?.id} ${cell.basedOn?.updatedAt}`

/** What an answer says of the cells of its call; none for a call of another kind. */
export const cellAnswers = ({ body }: Pick<Entry, 'body'>, data: unknown): CellAnswers => {
  if (!isOfCells(body)) return new Map()
  const { results = [] } = (data ?? {}) as Partial<EnteredCells>
  return new Map(
    results.flatMap(({ outcome, cell: { newest } }, index): [string, BasedOn][] => {
      const cell = body.cells[index]
      return cell && outcome === 'saved'
        ? [[placeOf(cell), newest && { id: newest.id, updatedAt: newest.updatedAt }]]
        : []
    }),
  )
}

/** The body of a call whose cells stand on what became of their entries; undefined if none of them is meant. */
export const renewedCells = ({ body }: Pick<Entry, 'body'>, answers: CellAnswers): EnterSkillCells | undefined => {
  if (!isOfCells(body) || !body.cells.some((cell) => answers.has(placeOf(cell)))) return undefined
  const cells = body.cells.map((cell) => {
    const basedOn = answers.get(placeOf(cell))
    return basedOn === undefined ? cell : { ...cell, basedOn }
  })
  return { ...body, cells }
}

/** Calls that enter cells and were added after this one, and were never sent. */
export const laterCells = async (entries: Entries, entry: Entry): Promise<Entry[]> => {
  if (!isOfCells(entry.body)) return []
  const isLater = ({ order, state, firstSentAt, body }: Entry) =>
    order > entry.order && state === 'waiting' && firstSentAt === 0 && isOfCells(body)
  return (await entries.all()).filter(isLater)
}

/**
 * Puts cells that were typed before this answer on top of what it has left: they are the same person's next keys, and no
 * conflict with them (rule cell.3). Done before the call is forgotten, as with its pictures.
 */
export const leadCells = async (entries: Entries, later: readonly Entry[], answers: CellAnswers): Promise<void> => {
  for (const entry of later) {
    const body = renewedCells(entry, answers)
    if (body) await entries.change(entry, { body })
  }
}
