import { Link, paths, useFormat, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useSiblings } from './use-siblings'

/** The way to the same part of the next child's report, which stays in sight while the report is scrolled. */
export function NextReport({ classId, report }: { classId: string; report: Report }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const [search] = useSearchParams()
  const { after } = useSiblings(classId, report)
  if (!after) return null
  return (
    <div
      data-sticky=""
      className="pointer-events-none sticky bottom-20 z-20 flex justify-end md:bottom-4 print:hidden xl:mr-[calc(30%+1.5rem)]"
    >
      <Button asChild variant="secondary" className="pointer-events-auto border shadow-md">
        <Link to={{ pathname: paths.report(classId, after.id), search: search.toString() }}>
          {t(($) => $.siblings.next, { name: format.name(after) })}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </div>
  )
}
