import type {
  EnterCompetenceCells,
  EnteredCell,
  EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { CellAnswers, CellRules } from '../outbox/cell-rules'

type BasedOn = EnteredCell['basedOn']

export const entersCells = (body: unknown): body is EnterCompetenceCells =>
  typeof body === 'object' && body !== null && 'shown' in body && 'cells' in body

export const cellKey = ({ studentId, competenceId }: Pick<EnteredCell, 'studentId' | 'competenceId'>): string =>
  `${studentId} ${competenceId}`

/** The outcome for the entry that a cell was based on. */
interface Answer {
  readonly basedOn: BasedOn
  readonly left: BasedOn
}

const answerFor = (answers: CellAnswers, cell: EnteredCell): Answer | undefined => {
  const answer = answers.get(cellKey(cell)) as Answer | undefined
  const { id, updatedAt } = answer?.basedOn ?? {}
  return answer && cell.basedOn?.id === id && cell.basedOn?.updatedAt === updatedAt ? answer : undefined
}

/** How calls that enter cells build on each other; the outbox itself knows only calls. */
export const cellChain: CellRules = {
  entersCells,
  answersTo: ({ body }, data) => {
    if (!entersCells(body)) return new Map()
    const { results = [] } = (data ?? {}) as Partial<EnteredCells>
    return new Map(
      results.flatMap(({ outcome, cell: { newest } }, index): [string, Answer][] => {
        const cell = body.cells[index]
        const left = newest && { id: newest.id, updatedAt: newest.updatedAt }
        return cell && outcome === 'saved' ? [[cellKey(cell), { basedOn: cell.basedOn, left }]] : []
      }),
    )
  },
  rebasedBody: ({ body }, answers) => {
    if (!entersCells(body) || !body.cells.some((cell) => answerFor(answers, cell))) return undefined
    const cells = body.cells.map((cell) => {
      const answer = answerFor(answers, cell)
      return answer ? { ...cell, basedOn: answer.left } : cell
    })
    return { ...body, cells }
  },
}
