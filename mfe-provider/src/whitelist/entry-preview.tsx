import { useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReadEntry } from './read-entries'

/** What looks wrong in a pasted list, line by line. */
export function EntryPreview({ entries }: { entries: readonly ReadEntry[] }) {
  const { t } = useTranslation('provider.whitelist')
  const doubtful = entries.filter(({ problem: doubt }) => doubt !== undefined)
  if (doubtful.length === 0) return null
  return (
    <Banner tone="warning" icon={<TriangleAlert />}>
      <p>{t(($) => $.add.doubtful, { count: doubtful.length })}</p>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto text-sm">
        {doubtful.map(({ line, text, problem: doubt = 'invalid', suggestion: intended }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold the same entry twice
          <li key={index} className="wrap-anywhere">
            {t(($) => $.add.doubt[doubt], { line, text, meant: intended ?? '' })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
