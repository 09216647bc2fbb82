import type { MatrixCellView, MatrixSource } from '../matrix-props'
import { cellClass, isOwnPicture } from '../matrix-style'
import type { LaterCells } from './later-cells'

interface DrawnCell {
  readonly cell: HTMLTableCellElement
  view: MatrixCellView | undefined
}

/** A row, by its index and its id. */
interface RowOfCells {
  readonly index: number
  readonly rowId: string
  readonly columns: readonly { readonly id: string }[]
  readonly source: MatrixSource
  /** Receives the cells of a new row that are not visible at first. */
  readonly later: LaterCells
}

const put = (cell: Element, name: string, value: string | undefined): void => {
  if (value) cell.setAttribute(name, value)
  else cell.removeAttribute(name)
}

/** Changes the existing text node: a new one would rebuild the cell in the layout. */
const write = (cell: Element, text: string): void => {
  if (cell.firstChild instanceof Text) cell.firstChild.data = text
  else cell.textContent = text
}

const classes = new WeakMap<MatrixCellView, string>()

/** Cells that look the same share their view, and so their classes. */
const classOf = (view: MatrixCellView): string => {
  const known = classes.get(view) ?? cellClass(view)
  classes.set(view, known)
  return known
}

/** One element: the text is for reading out and finding, the picture is the background. */
const show = (drawn: DrawnCell, view: MatrixCellView): void => {
  const { cell, view: before } = drawn
  if (view === before) return
  drawn.view = view
  if (view.text !== before?.text) write(cell, view.text)
  const look = classOf(view)
  if (cell.className !== look) cell.className = look
  if (view.sign !== before?.sign) put(cell, 'data-sign', view.sign)
  if (view.corner !== before?.corner) put(cell, 'data-corner', view.corner)
  const own = isOwnPicture(view.picture) ? view.picture : ''
  if (own || isOwnPicture(before?.picture)) cell.style.backgroundImage = own
  if (view.state === before?.state) return
  put(cell, 'data-state', view.state)
  put(cell, 'aria-busy', view.state === 'pending' ? 'true' : undefined)
  put(cell, 'aria-invalid', view.state === 'refused' ? 'true' : undefined)
}

const newCell = (): HTMLTableCellElement => {
  const cell = document.createElement('td')
  cell.setAttribute('role', 'gridcell')
  cell.tabIndex = -1
  return cell
}

const rows = new WeakMap<HTMLElement, Map<string, DrawnCell>>()

const models = new WeakMap<RowOfCells['columns'], DocumentFragment>()

/**
 * Template of the cells of these columns, which is copied for each new row: creating thousands one by one takes longer.
 */
const modelOf = (columns: RowOfCells['columns']): DocumentFragment => {
  const known = models.get(columns)
  if (known) return known
  const model = document.createDocumentFragment()
  for (const column of columns.keys()) {
    const cell = newCell()
    cell.setAttribute('aria-colindex', String(column + 2))
    model.append(cell)
  }
  models.set(columns, model)
  return model
}

/** Adds the cells of some columns to a new row. They are drawn before they are inserted into the document. */
const append = (
  row: HTMLElement,
  cells: Map<string, DrawnCell>,
  { index, rowId, columns, source }: RowOfCells,
  [from, to]: readonly [number, number],
): void => {
  const model = modelOf(columns).children
  const made = document.createDocumentFragment()
  for (const [at, { id }] of columns.slice(from, to).entries()) {
    const column = from + at
    const cell = document.importNode(model[column] as HTMLTableCellElement, true)
    const drawn: DrawnCell = { cell, view: undefined }
    cell.setAttribute('data-place', `${index}:${column}`)
    show(drawn, source.get(rowId, id))
    cells.set(id, drawn)
    made.append(cell)
  }
  row.append(made)
}

/** Gives a row the cells of these columns; existing ones stay, and so does the focus. */
const arrange = (
  row: HTMLElement,
  before: ReadonlyMap<string, DrawnCell>,
  { index, rowId, columns, source }: RowOfCells,
): Map<string, DrawnCell> => {
  const cells = new Map(
    columns.map(({ id }): [string, DrawnCell] => [id, before.get(id) ?? { cell: newCell(), view: undefined }]),
  )
  for (const [id, { cell }] of before) if (!cells.has(id)) cell.remove()
  let last: Element | null = null
  let column = 0
  for (const [id, drawn] of cells) {
    const { cell } = drawn
    cell.setAttribute('aria-colindex', String(column + 2))
    cell.setAttribute('data-place', `${index}:${column}`)
    show(drawn, source.get(rowId, id))
    if (last === null && row.firstElementChild !== cell) row.prepend(cell)
    else if (last && last.nextElementSibling !== cell) last.after(cell)
    last = cell
    column += 1
  }
  return cells
}

/** Draws the cells of a new row: the visible ones at once, the others after the paint. */
const begin = (row: HTMLElement, cells: Map<string, DrawnCell>, visible: RowOfCells): (() => unknown) => {
  const { index, columns, later } = visible
  const seen = later.seen(index, columns.length)
  append(row, cells, visible, [0, seen])
  if (seen === columns.length) return () => undefined
  // Cells share the width of their row, which until then is that of the cells it has.
  if (seen > 0) row.style.width = `calc((100% - var(--head)) * ${seen / columns.length})`
  const cancel = later.add(() => {
    row.style.width = ''
    append(row, cells, visible, [seen, columns.length])
  })
  return () => {
    row.style.width = ''
    cancel()
  }
}

/**
 * Draws the cells of a row into their container, and redraws each when its view changes; returns a function that stops
 * it. React renders only the row and its head: it would create and compare thousands of elements when a key changes two
 * of them. A change is drawn after its event: otherwise, with the focus moving as well, the page would be laid out
 * twice.
 */
export const drawCells = (row: HTMLElement, visible: RowOfCells): (() => void) => {
  const { rowId, source } = visible
  const before = rows.get(row)
  const cells = before ? arrange(row, before, visible) : new Map<string, DrawnCell>()
  const leave = before ? () => undefined : begin(row, cells, visible)
  rows.set(row, cells)
  const changed = new Set<string>()
  const draw = () => {
    for (const id of changed) {
      const drawn = cells.get(id)
      if (drawn) show(drawn, source.get(rowId, id))
    }
    changed.clear()
  }
  const stop = source.subscribe(rowId, (columnId) => {
    if (changed.size === 0) queueMicrotask(draw)
    changed.add(columnId)
  })
  return () => {
    leave()
    stop()
  }
}
