import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { isMonday } from '../../look-back/is-monday'
import { Monday } from '../../look-back/monday'

/** Leads to the look-back on a class, where a plan for the week is made; on Mondays it opens here (rule look-back.1). */
export function LookBackLink({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.home')
  return (
    <div className="grid grid-cols-1 gap-3 px-5 py-2">
      <Link
        to={paths.lookBack(classId)}
        className="-mx-1.5 flex min-h-11 items-center gap-3 rounded-md px-1.5 hover:bg-accent"
      >
        <span className="min-w-0 flex-1">{t(($) => $.lookBack.question)}</span>
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
      </Link>
      {isMonday() && <Monday classId={classId} />}
    </div>
  )
}
