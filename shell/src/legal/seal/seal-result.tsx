import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { CheckedSeal } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { Banner } from '@lernspur/ui/components/layout/banner'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'

interface SealResultProps {
  result: CheckedSeal | 'unable'
  /** Whether it was read from paper. */
  ofCode: boolean
  /** When the list of keys was read, if no newer one is available. */
  cachedSince: string | undefined
}

/** The result of a check, in words. */
export function SealResult({ result, ofCode, cachedSince }: SealResultProps) {
  const { t } = useTranslation('shell.seal')
  const format = useFormat()
  if (result === 'unable') {
    return (
      <Banner live tone="warning" icon={<CircleAlert />}>
        {t(($) => $.unable)}
      </Banner>
    )
  }
  const { verification: outcome, report } = result
  const values = { school: report?.schoolName ?? '', day: report ? format.day(report.day) : '' }
  const isGenuine = outcome === 'genuine'
  return (
    <div className="grid gap-2">
      <Banner
        live
        tone={isGenuine ? 'success' : outcome === 'changed' ? 'danger' : 'warning'}
        icon={isGenuine ? <BadgeCheck /> : <CircleAlert />}
      >
        {t(($) => $.verification[outcome], values)}
      </Banner>
      {report && (
        <p className="text-sm wrap-anywhere text-muted-foreground">{t(($) => $.number, { id: report.documentId })}</p>
      )}
      {report && cachedSince && (
        <p className="text-sm">{t(($) => $.offline, { instant: format.instant(cachedSince) })}</p>
      )}
      {report && ofCode && <p className="text-sm">{t(($) => $.paper)}</p>}
    </div>
  )
}
