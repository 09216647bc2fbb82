import { useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { type Entry, isLegacy } from './entry'

/** Marks an entry of the first version, which is only read. */
export function LegacyBadge({ entry }: { entry: Entry }) {
  const { t } = useTranslation('teacher.entry')
  return isLegacy(entry) && <Badge variant="outline">{t(($) => $.legacy)}</Badge>
}
