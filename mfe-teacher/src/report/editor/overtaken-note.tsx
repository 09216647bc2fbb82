import { useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Overtaken } from '../draft/use-overtaken'

/** What was not saved any more because somebody has completed the report, to be copied elsewhere. */
export function OvertakenNote({ overtaken }: { overtaken: readonly Overtaken[] }) {
  const { t } = useTranslation('teacher.report')
  if (overtaken.length === 0) return null
  return (
    <Banner live tone="warning" icon={<TriangleAlert />} className="print:hidden">
      {t(($) => $.overtaken.title)}
      {overtaken.map(({ place, texts }) => (
        <span key={place} className="block pt-1">
          <strong>{place}:</strong> <span className="wrap-anywhere whitespace-pre-line">{texts.join('\n')}</span>
        </span>
      ))}
    </Banner>
  )
}
