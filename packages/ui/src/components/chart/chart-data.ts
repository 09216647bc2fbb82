/** Numbers of one or more series over the same categories: what a chart draws and its table lists. */
export interface ChartData {
  /** The heading of the categories' column: "Woche". */
  readonly categoryLabel: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Moments that charts over time mark by a numbered line. */
  readonly marks?: readonly ChartMark[] | undefined
}

/** Something that happened in one of the categories. */
export interface ChartMark {
  /** Index of the category. */
  readonly at: number
  /** Stands at the line, such as a number that a list below explains. */
  readonly name: string
  /** What happened. */
  readonly text: string
}

export interface ChartSeries {
  readonly name: string
  /** One for each category. */
  readonly values: readonly number[]
  /** #rrggbb of what has a colour of its own, such as a level; others are told apart by how full they are. */
  readonly colour?: string | undefined
  /** The series stands for what is missing: a stacked bar leaves it empty. */
  readonly isGap?: boolean | undefined
}

export interface ChartProps {
  /** What the chart shows, in a sentence, for screen readers. */
  readonly label: string
  readonly data: ChartData
  /** A number as written at the axis and points. */
  readonly format: (value: number) => string
}

/** Largest value of all series; at least 1, so that an axis has a length. */
export const largest = ({ series }: ChartData): number => Math.max(1, ...series.flatMap(({ values }) => values))
