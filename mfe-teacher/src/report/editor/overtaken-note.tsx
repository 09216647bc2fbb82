import { useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Overtaken } from '../draft/use-overtaken'

interface OvertakenNoteProps {
  overtaken: readonly Overtaken[]
  /** The report is deleted, which is said in any case. */
  isGone?: boolean
}

/** What was not saved any more because somebody has completed or deleted the report, to be copied elsewhere. */
export function OvertakenNote({ overtaken, isGone = false }: OvertakenNoteProps) {
  const { t } = useTranslation('teacher.report')
  if (overtaken.length === 0 && !isGone) return null
  return (
    <Banner live tone="warning" icon={<TriangleAlert />} className="print:hidden">
      {isGone ? t(($) => $.overtaken.gone) : t(($) => $.overtaken.title)}
      {isGone && overtaken.length > 0 && ` ${t(($) => $.overtaken.copy)}`}
      {overtaken.map(({ place, texts }) => (
        <span key={place} className="block pt-1">
          <strong>{place}:</strong> <span className="wrap-anywhere whitespace-pre-line">{texts.join('\n')}</span>
        </span>
      ))}
    </Banner>
  )
}
