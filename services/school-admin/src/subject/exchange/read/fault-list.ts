import { type Fault, faultsMax, type Reason } from '../fault/import-fault'
import { type Cell, isBlank, type Row, unreadable } from './sheet'

/** The part of a contract schema that is needed here. */
interface Parser<Value> {
  safeParse(
    input: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly code: string }[] } }
}

const firstLetter = 'A'.charCodeAt(0)
/** Letter of a column from 0; columns beyond Z are not told apart. */
const columnName = (index: number): string => (index < 26 ? String.fromCharCode(firstLetter + index) : 'Z+')

/** Collects the faults of one sheet while its cells are read. */
export class FaultList {
  readonly faults: Fault[] = []
  readonly #sheet: number

  constructor(sheet: number) {
    this.#sheet = sheet
  }

  /** Adds a fault of the sheet, of a row, or of a cell; columns count from 0. */
  add(reason: Reason, row?: number, column?: number): void {
    if (this.faults.length >= faultsMax) return
    const location = {
      sheet: this.#sheet,
      ...(row !== undefined && { row }),
      ...(column !== undefined && { column: columnName(column) }),
    }
    this.faults.push({ reason, place: location })
  }

  /**
   * Parses a cell by the contract's schema; undefined and a fault when it is invalid. `malformed` replaces the schema's
   * message where one sentence describes the format better.
   */
  parse<Value>(
    schema: Parser<Value>,
    { number, cells }: Row,
    column: number,
    { malformed, convert }: { malformed?: Reason; convert?: (text: string) => unknown } = {},
  ): Value | undefined {
    const cell = cells[column]
    if (cell === unreadable) {
      this.add('notText', number, column)
      return undefined
    }
    const text = cell ?? ''
    const result = schema.safeParse(convert ? convert(text) : text)
    if (result.success) return result.data
    const isTooLong = result.error.issues.some(({ code }) => code === 'too_big')
    this.add(isBlank(cell) ? 'missing' : (malformed ?? (isTooLong ? 'tooLong' : 'characters')), number, column)
    return undefined
  }

  /** Reports cells beyond the first `count` columns. */
  checkCellCount({ number, cells }: Row, count: number): void {
    cells.forEach((cell: Cell | undefined, column) => {
      if (column >= count && !isBlank(cell)) this.add('extraColumn', number, column)
    })
  }
}
