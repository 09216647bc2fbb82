/** Numbers of one or more series over the same categories: what a chart draws and its table lists. */
export interface ChartData {
  /** What the categories are, as the heading of their column: "Woche". */
  readonly categoryLabel: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

export interface ChartSeries {
  readonly name: string
  /** One for each category. */
  readonly values: readonly number[]
  /** What is missing rather than there: a stacked bar leaves it empty. */
  readonly isGap?: boolean | undefined
}

export interface ChartProps {
  /** What the chart shows, in a sentence, for those who do not see it. */
  readonly label: string
  readonly data: ChartData
  /** Number as it is written on axis and points. */
  readonly format: (value: number) => string
}

/** Largest value of all series; at least 1, so that an axis has a length. */
export const largest = ({ series }: ChartData): number => Math.max(1, ...series.flatMap(({ values }) => values))
