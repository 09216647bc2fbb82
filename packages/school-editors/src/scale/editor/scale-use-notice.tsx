import { useTranslation } from '@lernspur/app-runtime'
import type { ScaleUse } from '@lernspur/contracts/teacher/performance-visual.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import Lock from 'lucide-react/icons/lock'

/** Entries that hold any level of a scale. */
const entriesOf = ({ levels }: Pick<ScaleUse, 'levels'>): number =>
  levels.reduce((sum, { observations }) => sum + observations, 0)

/** Whether assessments or entries use a scale, so that its levels stay. */
export const isScaleInUse = (use: ScaleUse): boolean => use.performanceAssessments > 0 || use.levels.length > 0

/** What uses a scale, and what can still change; nothing for an unused one. */
export function ScaleUseNotice({ use }: { use: ScaleUse }) {
  const { t } = useTranslation('school-editors.scale')
  if (!isScaleInUse(use)) return null
  const entries = entriesOf(use)
  const counts = [
    t(($) => $.use.assessments, { count: use.performanceAssessments }),
    ...(use.schoolClasses > 1 ? [t(($) => $.use.classes, { count: use.schoolClasses })] : []),
    t(($) => $.use.entries, { count: entries }),
  ]
  return (
    <Banner icon={<Lock />}>
      <strong className="font-semibold">{t(($) => $.use.title, { counts: counts.join(', ') })}</strong>{' '}
      {t(($) => $.use.text)}
    </Banner>
  )
}
