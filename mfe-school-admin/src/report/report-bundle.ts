import type { ReportBundle, ReportBundleKey } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'

/** The key of a bundle; undefined for a class without reports. */
const keyOf = ({ schoolClassId, name, startDate, endDate }: ReportBundle): ReportBundleKey | undefined =>
  name === null || startDate === null || endDate === null ? undefined : { schoolClassId, name, startDate, endDate }

export const keysOf = (bundles: readonly ReportBundle[]): ReportBundleKey[] =>
  bundles.flatMap((bundle) => keyOf(bundle) ?? [])

/** One text for a bundle, also as the id of its row. */
export const idOf = ({
  schoolClassId,
  name,
  startDate,
  endDate,
}: Pick<ReportBundle, 'schoolClassId' | 'name' | 'startDate' | 'endDate'>): string =>
  [schoolClassId, startDate, endDate, name].join(' ')

/** A row of the list: a bundle with its number of reports that are not current; undefined until that is known. */
export interface BundleRow extends ReportBundle {
  readonly notCurrent: number | undefined
}

/** What the list can be restricted to. */
export const bundleStates = ['open', 'ready', 'completed', 'notCurrent', 'none'] as const

/** Whether some reports of a bundle are in that state. */
export const isIn = (bundle: BundleRow, state: string): boolean => {
  switch (state) {
    case 'open':
      return bundle.open > 0
    case 'ready':
      return bundle.ready > 0
    case 'completed':
      return bundle.completed > 0
    case 'notCurrent':
      return (bundle.notCurrent ?? 0) > 0
    case 'none':
      return bundle.total === 0
    default:
      return true
  }
}
