import type { ChartData } from '@lernspur/ui/components/chart/chart-data'

export interface CoverageRow {
  readonly name: string
  readonly possibleCount: number
  readonly seenCount: number
}

/** What was observed in each row, and what was not. */
export const coverageData = (
  rows: readonly CoverageRow[],
  { category, seen, unseen }: { readonly category: string; readonly seen: string; readonly unseen: string },
): ChartData => ({
  categoryLabel: category,
  categories: rows.map(({ name }) => name),
  series: [
    { name: seen, values: rows.map(({ seenCount }) => seenCount) },
    { name: unseen, isGap: true, values: rows.map(({ possibleCount, seenCount }) => possibleCount - seenCount) },
  ],
})
