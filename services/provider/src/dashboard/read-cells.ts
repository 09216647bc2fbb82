import { type CellState, cellHistorySchema } from '@lernspur/contracts/provider/dashboard.contract'
import { readFromCell } from '@lernspur/service-kit/cell/read-from-cell'
import type { ConfiguredCell } from '@lernspur/service-kit/process/cell-config'

/** Milliseconds after which a cell is read again when somebody looks. */
const freshFor = 60_000

type Counts = CellState['counts']

/** Numbers at the end of the current week; zeros while nothing was counted yet. */
const countsIn = (data: unknown): Counts => {
  const result = cellHistorySchema.safeParse(data)
  if (!result.success) return null
  return result.data.weeks.at(-1) ?? { schoolCount: 0, userCount: 0, studentCount: 0 }
}

const readCell = async (cell: ConfiguredCell, before: CellState): Promise<CellState> => {
  const [counted, health] = await Promise.all([
    cell.token === undefined ? ({ kind: 'refused' } as const) : readFromCell(cell, '/provider/dashboard/history'),
    // Everybody may read it: the token stays here.
    readFromCell({ url: cell.url }, '/healthcheck'),
  ])
  const isHealthy = health.kind === 'answered' ? health.status === 200 : null
  const counts = counted.kind === 'answered' ? countsIn(counted.data) : null
  if (counts) return { ...before, state: 'read', readAt: new Date().toISOString(), counts, isHealthy }
  const isRefused = counted.kind === 'refused' && health.kind === 'answered'
  return { ...before, state: isRefused ? 'refused' : 'unreachable', isHealthy }
}

/** What the other cells said last. */
export interface CellStates {
  /** Returns at once; what is older than a minute is read again meanwhile, for the next look. */
  latest(): readonly CellState[]
}

/** Remembers what the cells said, in the memory of this process. */
export const makeCellStates = (cells: readonly ConfiguredCell[]): CellStates => {
  const entries = cells.map((cell) => ({
    cell,
    state: {
      name: cell.name,
      url: cell.url,
      state: 'pending',
      readAt: null,
      counts: null,
      isHealthy: null,
    } as CellState,
    nextAt: 0,
    isReading: false,
  }))
  const refresh = async (entry: (typeof entries)[number]): Promise<void> => {
    entry.isReading = true
    entry.state = await readCell(entry.cell, entry.state)
    entry.nextAt = Date.now() + freshFor
    entry.isReading = false
  }
  return {
    latest: () => {
      for (const entry of entries) if (!entry.isReading && entry.nextAt <= Date.now()) void refresh(entry)
      return entries.map(({ state }) => state)
    },
  }
}
