import { levelColour } from '@lernspur/contracts/level-picture'
import type { StatisticsScale } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { ChartData } from '@lernspur/ui/components/chart/chart-data'

/** Levels of a scale as series of a chart, in their own colours; `valuesOf` gives the counts of each by its index. */
export const levelSeries = (
  levels: readonly { readonly level: number; readonly label: string }[],
  valuesOf: (at: number) => readonly number[],
) =>
  levels.map((level, at) => ({
    name: levelName(level),
    colour: levelColour(at + 1, levels.length),
    values: valuesOf(at),
  }))

export interface NamedSpread {
  readonly name: string
  readonly counts: readonly number[]
  readonly unseenCount: number
}

/** A level as charts and tables name it. */
export const levelName = ({ level, label }: { readonly level: number; readonly label: string }): string =>
  `${level} · ${label}`

/** The levels of each row, lowest first, and last what has none. */
export const spreadData = (
  rows: readonly NamedSpread[],
  scale: StatisticsScale,
  { category, unseen }: { readonly category: string; readonly unseen: string },
): ChartData => ({
  categoryLabel: category,
  categories: rows.map(({ name }) => name),
  series: [
    ...levelSeries(scale?.levels ?? [], (at) => rows.map(({ counts }) => counts[at] ?? 0)),
    { name: unseen, isGap: true, values: rows.map(({ unseenCount }) => unseenCount) },
  ],
})

/** Whether any row has a level. */
export const hasLevels = (rows: readonly Pick<NamedSpread, 'counts'>[]): boolean =>
  rows.some(({ counts }) => counts.some((count) => count > 0))

/** How many levels the rows have, whichever. */
export const levelCount = (rows: readonly Pick<NamedSpread, 'counts'>[]): number =>
  rows.reduce((sum, { counts }) => sum + counts.reduce((own, count) => own + count, 0), 0)
