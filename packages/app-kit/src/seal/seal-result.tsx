import type { CheckedSeal } from '@lernspur/contracts/check-seal'
import { Banner } from '@lernspur/ui/layout/banner'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useFormat } from '../format/use-format'
import { useTranslation } from '../texts/use-translation'

/** What checking has shown, in words; `ofCode` for what was read from paper. */
export function SealResult({ result, ofCode }: { result: CheckedSeal | 'unable'; ofCode: boolean }) {
  const { t } = useTranslation('seal.check')
  const format = useFormat()
  if (result === 'unable') {
    return (
      <Banner live tone="warning" icon={<CircleAlert />}>
        {t(($) => $.unable)}
      </Banner>
    )
  }
  const { verdict, report } = result
  const values = { school: report?.schoolName ?? '', day: report ? format.day(report.day) : '' }
  const isGenuine = verdict === 'genuine'
  return (
    <div className="grid gap-2">
      <Banner
        live
        tone={isGenuine ? 'success' : verdict === 'changed' ? 'danger' : 'warning'}
        icon={isGenuine ? <BadgeCheck /> : <CircleAlert />}
      >
        {t(($) => $.verdict[verdict], values)}
      </Banner>
      {report && (
        <p className="text-sm wrap-anywhere text-muted-foreground">{t(($) => $.number, { id: report.documentId })}</p>
      )}
      {report && ofCode && <p className="text-sm">{t(($) => $.paper)}</p>}
    </div>
  )
}
