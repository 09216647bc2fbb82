import { useTranslation } from '@lernspur/app-runtime'
import type { RollOverPlanLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import Check from 'lucide-react/icons/check'

/** Classes that were taken over into the year already; a second time they are left alone. */
export function TakenOver({ lines }: { lines: readonly RollOverPlanLine[] }) {
  const { t } = useTranslation('school-admin.roll-over')
  const names = lines.flatMap(({ name, takenOver }) => (takenOver ? [`${name} → ${takenOver.name}`] : []))
  if (names.length === 0) return null
  return (
    <Banner tone="success" icon={<Check />}>
      {t(($) => $.plan.taken, { names: names.join(', ') })}
    </Banner>
  )
}
