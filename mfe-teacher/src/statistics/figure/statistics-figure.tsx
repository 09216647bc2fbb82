import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ChartData } from '@lernspur/ui/components/chart/chart-data'
import { ChartFigure } from '@lernspur/ui/components/chart/chart-figure'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { PictureButton, TableExportButton } from './export-buttons'

interface StatisticsFigureProps {
  title: string
  detail?: string | undefined
  data: ChartData
  /** Bars of levels by default; lines of the mean level over terms. */
  kind?: 'stacked' | 'levels' | undefined
  /** One of many side by side. */
  isSmall?: boolean | undefined
  /** The levels are in the legend of the view. */
  hasSharedLegend?: boolean | undefined
}

const columnsOf = ({ categoryLabel, categories, series }: ChartData): DataColumn<number>[] => [
  { id: 'category', title: categoryLabel, value: (at) => categories[at] ?? '' },
  ...series.map(({ name, values }): DataColumn<number> => ({ id: name, title: name, value: (at) => values[at] ?? 0 })),
]

/** A chart with its table twin, which can be saved as a picture or an Excel file. */
export function StatisticsFigure({
  title,
  detail,
  data,
  kind = 'stacked',
  isSmall = false,
  hasSharedLegend = false,
}: StatisticsFigureProps) {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  return (
    <ChartFigure
      kind={kind}
      className={isSmall ? undefined : 'col-span-full'}
      hasSharedLegend={hasSharedLegend}
      title={title}
      detail={detail}
      label={
        kind === 'levels'
          ? t(($) => $.linesOf, { title, count: data.categories.length })
          : t(($) => $.chartOf, { title, count: data.categories.length })
      }
      data={data}
      format={format.number}
      showTable={t(($) => $.showTable, { title })}
      showChart={t(($) => $.showChart, { title })}
      tools={(figure, isTable) => (
        <>
          {!isTable && <PictureButton title={title} figure={figure} />}
          <TableExportButton title={title} columns={columnsOf(data)} rows={data.categories.map((_, at) => at)} />
        </>
      )}
    />
  )
}
