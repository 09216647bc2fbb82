import { type Desk, seatingLimits } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'

export interface DeskPosition {
  readonly x: number
  readonly y: number
}

/**
 * The desks after a child moved to a position, or off the plan; a child who sat there takes the mover's old position.
 */
export const moveStudentTo = (
  desks: readonly Desk[],
  studentId: string,
  position: DeskPosition | null,
): readonly Desk[] => {
  const former = desks.find((desk) => desk.studentId === studentId)
  const rest = desks.filter((desk) => desk.studentId !== studentId)
  if (!position) return rest
  const moved = rest.flatMap((desk) => {
    if (desk.x !== position.x || desk.y !== position.y) return desk
    return former ? { ...desk, x: former.x, y: former.y } : []
  })
  return [...moved, { studentId, x: position.x, y: position.y }]
}

/** Columns of a row of tables for two, with an aisle between them. */
const tables = [0, 1, 3, 4, 6, 7, 9, 10]
const perRow = 6

/** Rows of three tables for two each, from the front; four tables if the class needs more. */
export const rowsOfTables = (studentIds: readonly string[]): Desk[] => {
  const width = studentIds.length > perRow * seatingLimits.rows ? tables.length : perRow
  return studentIds
    .slice(0, width * seatingLimits.rows)
    .map((studentId, index) => ({ studentId, x: tables[index % width] ?? 0, y: Math.floor(index / width) }))
}

/** The grid that a plan needs, with room to move, within the limits. */
export const sizeFor = (desks: readonly Desk[]): { readonly columns: number; readonly rows: number } => ({
  columns: Math.min(seatingLimits.columns, Math.max(8, ...desks.map(({ x }) => x + 2))),
  rows: Math.min(seatingLimits.rows, Math.max(5, ...desks.map(({ y }) => y + 2))),
})

/** The desks moved to the corner, with no empty rows or columns before them. */
export const trimmed = (desks: readonly Desk[]): readonly Desk[] => {
  const left = Math.min(...desks.map(({ x }) => x))
  const front = Math.min(...desks.map(({ y }) => y))
  return desks.map((desk) => ({ ...desk, x: desk.x - left, y: desk.y - front }))
}

/** The nearest desk in a direction of the arrow keys; undefined at the edge. */
export const neighbourOf = (desks: readonly Desk[], studentId: string, [dx, dy]: readonly [number, number]) => {
  const from = desks.find((desk) => desk.studentId === studentId)
  if (!from) return undefined
  const ahead = ({ x, y }: Desk) => (x - from.x) * dx + (y - from.y) * dy
  const distanceTo = ({ x, y }: Desk) => Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
  const distance = (desk: Desk) => ahead(desk) + 2 * distanceTo(desk)
  return desks.filter((desk) => ahead(desk) > 0).toSorted((a, b) => distance(a) - distance(b))[0]
}
