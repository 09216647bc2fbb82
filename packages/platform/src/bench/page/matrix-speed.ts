import { atMost } from '../figure/budget-result'

/** The matrix in a browser whose processor is slowed down; times in milliseconds. */
export interface MatrixSpeed {
  readonly cells: number
  /** Elements of the grid. */
  readonly nodes: number
  /** From the arrival of the data until the cells on the screen are painted; `whole`: until all cells are, in the middle. */
  readonly grid: { readonly p50: number; readonly max: number; readonly total: number }
  /** From a digit until its level is painted. */
  readonly key: { readonly p50: number; readonly p95: number }
  /** Requests of the start page for data, opened by its address. */
  readonly homeReads: number
}

/** The figures as lines for people. */
export const matrixLines = ({ cells, nodes, grid, key, homeReads }: MatrixSpeed): string[] => [
  `  Matrix of ${cells.toLocaleString('en')} cells: ${atMost(nodes, 2200, ' elements')}`,
  `  Matrix at 4x throttle, data → painted: p50 ${atMost(grid.p50, 400)}; with what nobody sees yet ${grid.total}`,
  `  Matrix at 4x throttle, key → painted: p50 ${atMost(key.p50, 32)}, p95 ${atMost(key.p95, 50)}`,
  `  Start page: ${atMost(homeReads, 3, ' reads')}`,
]
