import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolCounts } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { Stat } from '@lernspur/ui/components/data/stat'

const kinds = [
  'students',
  'classes',
  'entries',
  'reports',
  'people',
  'schoolYears',
  'subjects',
  'pictures',
  'rows',
] as const satisfies readonly (keyof SchoolCounts)[]

/** How much a school has, by kind; shown before it is deleted. */
export function SchoolCountsList({ counts }: { counts: SchoolCounts }) {
  const { t } = useTranslation('school-editors.removal')
  const format = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {kinds.map((kind) => (
        <Stat key={kind} label={t(($) => $.counts[kind])} value={format.number(counts[kind])} />
      ))}
    </dl>
  )
}
