import type { StatisticsScale } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { ChartData } from '@lernspur/ui/components/chart/chart-data'

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
    ...(scale?.levels ?? []).map((level, at) => ({
      name: levelName(level),
      values: rows.map(({ counts }) => counts[at] ?? 0),
    })),
    { name: unseen, isGap: true, values: rows.map(({ unseenCount }) => unseenCount) },
  ],
})

/** Whether any row has a level. */
export const hasLevels = (rows: readonly Pick<NamedSpread, 'counts'>[]): boolean =>
  rows.some(({ counts }) => counts.some((count) => count > 0))
