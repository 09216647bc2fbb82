import type { EnteredCell, EnteredCells, EnterSkillCells } from '@lernspur/contracts/skill-cell.contract'
import type { CellAnswers, CellRules } from '../outbox/cell-rules'

type BasedOn = EnteredCell['basedOn']

export const isOfCells = (body: unknown): body is EnterSkillCells =>
  typeof body === 'object' && body !== null && 'shown' in body && 'cells' in body

export const pairOf = ({ studentId, competenceId }: Pick<EnteredCell, 'studentId' | 'competenceId'>): string =>
  `${studentId} ${competenceId}`

const placeOf = (cell: EnteredCell): string => `${pairOf(cell)} ${cell.basedOn?.id} ${cell.basedOn?.updatedAt}`

const onTop = (answers: CellAnswers, cell: EnteredCell) =>
  answers.has(placeOf(cell)) && { basedOn: answers.get(placeOf(cell)) }

/** How calls that enter cells stand on each other: the outbox keeps calls of all kinds. */
export const cellChain: CellRules = {
  isOfCells,
  answersTo: ({ body }, data) => {
    if (!isOfCells(body)) return new Map()
    const { results = [] } = (data ?? {}) as Partial<EnteredCells>
    return new Map(
      results.flatMap(({ outcome, cell: { newest } }, index): [string, BasedOn][] => {
        const cell = body.cells[index]
        const basedOn = newest && { id: newest.id, updatedAt: newest.updatedAt }
        return cell && outcome === 'saved' ? [[placeOf(cell), basedOn]] : []
      }),
    )
  },
  renewed: ({ body }, answers) => {
    if (!isOfCells(body) || !body.cells.some((cell) => answers.has(placeOf(cell)))) return undefined
    const cells = body.cells.map((cell) => ({ ...cell, ...onTop(answers, cell) }))
    return { ...body, cells }
  },
}
