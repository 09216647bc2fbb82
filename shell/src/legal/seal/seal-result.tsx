import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import type { CheckedSeal } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { Banner } from '@lernspur/ui/components/layout/banner'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useSealTexts } from './use-seal-texts'

interface SealResultProps {
  result: CheckedSeal | 'unable'
  /** Whether it was read from paper. */
  ofCode: boolean
  /** When the list of keys was read, if no newer one is available. */
  cachedSince: string | undefined
}

type Report = NonNullable<CheckedSeal['report']>

const tones = { genuine: 'success', changed: 'danger', revoked: 'danger' } as const
const toneOf = (outcome: CheckedSeal['verification']) => Object.entries(tones).find(([one]) => one === outcome)?.[1]

/** By what the operator knows a school. */
function SchoolFacts({ school }: { school: SchoolConfirmation }) {
  const { t } = useTranslation('shell.seal')
  const format = useFormat()
  const { operator } = school
  const values = { day: format.day(school.confirmedAt) }
  return (
    <p className="wrap-anywhere">
      {t(($) => $.school, { ...school })}{' '}
      {operator ? t(($) => $.confirmedBy, { ...values, operator }) : t(($) => $.confirmed, values)}
    </p>
  )
}

/** Other schools that have this name, or one that looks like it (rule signature.10). */
function Namesakes({ namesakes, confirmation }: Report) {
  const { t } = useTranslation('shell.seal')
  if (namesakes.length === 0) return null
  return (
    <div className="grid gap-1">
      <p>{confirmation ? t(($) => $.namesakes.other) : t(($) => $.namesakes.careful)}</p>
      <ul className="list-disc pl-5">
        {namesakes.map((school) => (
          <li key={`${school.state} ${school.officialNumber}`} className="wrap-anywhere">
            {t(($) => $.school, { ...school })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The result of a check, in words. */
export function SealResult({ result, ofCode, cachedSince }: SealResultProps) {
  const { t } = useTranslation('shell.seal')
  const format = useFormat()
  const textOf = useSealTexts()
  if (result === 'unable') {
    return (
      <Banner live tone="warning" icon={<CircleAlert />}>
        {t(($) => $.unable)}
      </Banner>
    )
  }
  const { verification: outcome, report } = result
  return (
    <div className="grid gap-2">
      <Banner live tone={toneOf(outcome) ?? 'warning'} icon={outcome === 'genuine' ? <BadgeCheck /> : <CircleAlert />}>
        {textOf(result, ofCode)}
      </Banner>
      {report && (
        <div className="grid gap-2 text-sm">
          {report.confirmation && <SchoolFacts school={report.confirmation} />}
          <Namesakes {...report} />
          {outcome !== 'revoked' && report.revocation && (
            <p>{t(($) => $.closed, { revoked: format.day(report.revocation.day) })}</p>
          )}
          <p className="wrap-anywhere text-muted-foreground">{t(($) => $.number, { id: report.documentId })}</p>
          {cachedSince && <p>{t(($) => $.offline, { instant: format.instant(cachedSince) })}</p>}
          {ofCode && <p>{t(($) => $.paper)}</p>}
        </div>
      )}
    </div>
  )
}
