import { useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { SupersededInput } from '../draft/use-superseded-input'

interface SupersededNoteProps {
  superseded: readonly SupersededInput[]
  /** The report is deleted, which the note always says. */
  isGone?: boolean
}

/** What could not be saved because somebody has completed or deleted the report, to copy it elsewhere. */
export function SupersededNote({ superseded, isGone = false }: SupersededNoteProps) {
  const { t } = useTranslation('teacher.report')
  if (superseded.length === 0 && !isGone) return null
  return (
    <Banner live tone="warning" icon={<TriangleAlert />} className="print:hidden">
      {isGone ? t(($) => $.superseded.gone) : t(($) => $.superseded.title)}
      {isGone && superseded.length > 0 && ` ${t(($) => $.superseded.copy)}`}
      {superseded.map(({ section, texts }) => (
        <span key={section} className="block pt-1">
          <strong>{section}:</strong> <span className="wrap-anywhere whitespace-pre-line">{texts.join('\n')}</span>
        </span>
      ))}
    </Banner>
  )
}
