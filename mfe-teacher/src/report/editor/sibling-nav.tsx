import { Link, paths, useFormat, useSearchParams, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { buttonStyle } from '@lernspur/ui/form/button-style'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useSiblings } from './use-siblings'

/** The way to the report of the child before and after. */
export function SiblingNav({ classId, report }: { classId: string; report: Report }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const [search] = useSearchParams()
  const { before, after, place, all } = useSiblings(classId, report)
  const look = buttonStyle({ variant: 'ghost', size: 'icon' })
  const pathTo = (id: string) => ({ pathname: paths.report(classId, id), search: search.toString() })
  return (
    <nav aria-label={t(($) => $.siblings.label)} className="flex min-h-11 shrink-0 items-center">
      {before && (
        <Link
          to={pathTo(before.id)}
          aria-label={t(($) => $.siblings.before, { name: format.name(before) })}
          title={format.name(before)}
          className={look}
        >
          <ChevronLeft aria-hidden />
        </Link>
      )}
      {all > 0 && (
        <span className="px-1 text-sm text-muted-foreground tabular-nums">
          {t(($) => $.siblings.place, { place, all })}
        </span>
      )}
      {after && (
        <Link
          to={pathTo(after.id)}
          aria-label={t(($) => $.siblings.after, { name: format.name(after) })}
          title={format.name(after)}
          className={look}
        >
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}
