import type {
  EnteredCellResult,
  EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { errorCatalogue } from '@lernspur/contracts/wire/error-catalogue'
import type { CallFailure } from '../../waiting/queued-call'
import type { Entry } from '../outbox/entry'
import { cellKey, entersCells } from './cell-chain'

/** The part of a call that the server has not accepted, although it answered, and why. */
export interface LeftOver {
  readonly body: unknown
  readonly failure: CallFailure
}

const codeOf = ({ outcome, error }: EnteredCellResult): ErrorCode => {
  if (outcome === 'changedMeanwhile') return 'EDIT_CONFLICT'
  return error !== null && error in errorCatalogue ? (error as ErrorCode) : 'VALIDATION_FAILED'
}

/**
 * Cells of the matrix that were refused individually, or have changed meanwhile (rule cell.3): they stay on the device
 * until the user decides. If sent again, they are based on the entry found on the server. A cell that a later call also
 * enters is decided with that call.
 */
export const cellsLeft = (
  { body }: Pick<Entry, 'body'>,
  data: unknown,
  later: readonly Pick<Entry, 'body'>[],
): LeftOver | null => {
  if (!entersCells(body)) return null
  const entered = new Set(later.flatMap((one) => (entersCells(one.body) ? one.body.cells.map(cellKey) : [])))
  const { results = [] } = (data ?? {}) as Partial<EnteredCells>
  const left = results.flatMap((result, index) => {
    const cell = body.cells[index]
    return cell && result.outcome !== 'saved' && !entered.has(cellKey(cell)) ? [{ cell, result }] : []
  })
  const [first] = left
  if (!first) return null
  const cells = left.map(({ cell, result }) => {
    const { newest } = result.cell
    return { ...cell, basedOn: newest && { id: newest.id, updatedAt: newest.updatedAt } }
  })
  const code = codeOf(first.result)
  const details = left.map(({ result }, index) => ({ path: `cells.${index}`, message: result.message ?? '' }))
  const failure = { code, message: '', status: errorCatalogue[code].status, details }
  return { body: { ...body, cells }, failure: { ...failure, details: details.filter(({ message }) => message !== '') } }
}
