import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge } from '@lernspur/ui/components/ui/badge'
import PenLine from 'lucide-react/icons/pen-line'
import Printer from 'lucide-react/icons/printer'
import { useMemo } from 'react'
import { type BundleRow, isIn } from './report-bundle'

interface BundleActions {
  readonly onSign: (bundles: readonly BundleRow[]) => void
  readonly onPrint: (bundles: readonly BundleRow[]) => void
}

/** Columns of the list of all classes and their reports. */
export const useBundleColumns = ({ onSign, onPrint }: BundleActions): readonly DataColumn<BundleRow>[] => {
  const { t } = useTranslation('school-admin.reports')
  const format = useFormat()
  return useMemo(() => {
    const nameOf = ({ name }: BundleRow) => name ?? t(($) => $.none)
    const periodOf = ({ startDate, endDate }: BundleRow) =>
      startDate && endDate ? format.period(startDate, endDate) : ''
    const numberColumn = (id: 'total' | 'open' | 'ready' | 'completed' | 'sealed'): DataColumn<BundleRow> => ({
      id,
      title: t(($) => $.column[id]),
      isNumber: true,
      isSortable: true,
      from: id === 'total' || id === 'sealed' ? 'lg' : 'md',
      shown: 'chosen',
      value: (bundle) => bundle[id],
    })
    return [
      {
        id: 'schoolClass',
        title: t(($) => $.column.schoolClass),
        isRowHead: true,
        isSortable: true,
        value: ({ schoolClassName }) => schoolClassName,
        compare: (a, b) => a.schoolLevel - b.schoolLevel || a.schoolClassName.localeCompare(b.schoolClassName),
        searchText: ({ schoolClassName, schoolClassNickname, name }) =>
          `${schoolClassName} ${schoolClassNickname ?? ''} ${name ?? ''}`,
        cell: (bundle) => (
          <div className="grid min-w-0 gap-0.5">
            <Link to={paths.reports(bundle.schoolClassId)} className="font-medium wrap-anywhere hover:underline">
              {t(($) => $.className, { name: bundle.schoolClassName })}
            </Link>
            <span className="text-sm font-normal wrap-anywhere text-muted-foreground">
              {[nameOf(bundle), periodOf(bundle)].filter(Boolean).join(' · ')}
            </span>
            {bundle.total > 0 && (
              <span className="text-sm font-normal text-muted-foreground tabular-nums md:hidden">
                {t(($) => $.summary, {
                  open: bundle.open,
                  ready: bundle.ready,
                  completed: bundle.completed,
                  total: bundle.total,
                })}
              </span>
            )}
            <span className="flex flex-wrap gap-1 empty:hidden">
              {(bundle.notCurrent ?? 0) > 0 && (
                <Badge variant="warning">{t(($) => $.notCurrent, { count: bundle.notCurrent ?? 0 })}</Badge>
              )}
              {!bundle.isActive && <Badge variant="secondary">{t(($) => $.inactive)}</Badge>}
            </span>
          </div>
        ),
      },
      { id: 'name', title: t(($) => $.column.name), shown: 'unchosen', isSortable: true, value: nameOf },
      {
        id: 'period',
        title: t(($) => $.column.period),
        shown: 'unchosen',
        isSortable: true,
        value: periodOf,
        compare: (a, b) => (a.endDate ?? '').localeCompare(b.endDate ?? ''),
      },
      numberColumn('total'),
      numberColumn('open'),
      numberColumn('ready'),
      numberColumn('completed'),
      numberColumn('sealed'),
      {
        id: 'notCurrent',
        title: t(($) => $.column.notCurrent),
        isNumber: true,
        isSortable: true,
        shown: 'unchosen',
        value: ({ notCurrent }) => notCurrent ?? '',
      },
      { id: 'state', title: t(($) => $.filter.state), shown: 'never', fits: isIn },
      {
        id: 'actions',
        title: t(($) => $.column.actions),
        hideTitle: true,
        cell: (bundle) => (
          <span className="flex justify-end">
            {bundle.ready > 0 && bundle.hasHeadSigner && bundle.isActive && (
              <IconButton
                size="icon-sm"
                label={t(($) => $.signOf, { name: bundle.schoolClassName, set: nameOf(bundle) })}
                onClick={() => onSign([bundle])}
              >
                <PenLine aria-hidden />
              </IconButton>
            )}
            {bundle.completed > 0 && (
              <IconButton
                size="icon-sm"
                label={t(($) => $.printOf, { name: bundle.schoolClassName, set: nameOf(bundle) })}
                onClick={() => onPrint([bundle])}
              >
                <Printer aria-hidden />
              </IconButton>
            )}
          </span>
        ),
      },
    ]
  }, [t, format, onSign, onPrint])
}
