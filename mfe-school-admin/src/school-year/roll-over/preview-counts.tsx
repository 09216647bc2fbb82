import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { RollOverCounts } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { Stat } from '@lernspur/ui/components/data/stat'

const kinds = [
  'classes',
  'students',
  'leavers',
  'rights',
  'subjects',
  'competences',
  'assessments',
  'scales',
] as const satisfies readonly (keyof RollOverCounts)[]

/** How many of each kind are made. */
export function PreviewCounts({ counts }: { counts: RollOverCounts }) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {kinds.map((kind) => (
        <Stat key={kind} label={t(($) => $.kind[kind])} value={format.number(counts[kind])} />
      ))}
    </dl>
  )
}
