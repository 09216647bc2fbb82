import { Link, paths, useClassRights, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { scalesQuery } from '@lernspur/school-editors/class-steps/scale/scale-queries'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import Smile from 'lucide-react/icons/face-slightly-smiling'

/** The row of the scales in the settings of a class: how many it has of its own. */
export function ScalesRow({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.assessing')
  const { canManagePerformanceVisuals } = useClassRights(classId)
  return canManagePerformanceVisuals ? <ScalesLink classId={classId} title={t(($) => $.scales.title)} /> : null
}

function ScalesLink({ classId, title }: { classId: string; title: string }) {
  const { t } = useTranslation('teacher.assessing')
  const { rows } = useSuspenseQuery(scalesQuery(classId)).data
  return (
    <LinkRow
      link={<Link to={paths.classVisual(classId)} />}
      leading={<Smile aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
      title={title}
      hint={t(($) => $.scales.hint, { count: rows.length, names: rows.map(({ name }) => name).join(', ') })}
    />
  )
}
