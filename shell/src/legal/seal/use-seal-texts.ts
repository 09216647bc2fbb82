import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { CheckedSeal } from '@lernspur/contracts/teacher/report-seal/check-seal'

/**
 * The result of a check in a sentence. A name that a school has given itself is never said as if it were known (rule
 * signature.10).
 */
export const useSealTexts = () => {
  const { t } = useTranslation('shell.seal')
  const format = useFormat()
  return ({ verification: outcome, report }: CheckedSeal, ofCode: boolean): string => {
    if (outcome === 'changed' || outcome === 'unknownKey' || outcome === 'noSeal' || !report)
      return t(($) => $.verification[outcome === 'changed' || outcome === 'unknownKey' ? outcome : 'noSeal'])
    const { confirmation, schoolName: sealed, revocation } = report
    const day = format.day(report.day)
    const { name = '', town = '' } = confirmation ?? {}
    const school = { school: name, town }
    const issuer = confirmation ? t(($) => $.issuer.confirmed, school) : t(($) => $.issuer.unconfirmed, { sealed })
    if (outcome === 'genuine') return t(($) => $.verification.genuine, { ...school, day })
    if (outcome === 'otherName') return t(($) => $.verification.otherName, { ...school, sealed, day })
    if (outcome === 'withdrawn' || outcome === 'replaced') return t(($) => $.verification[outcome], { issuer, day })
    if (outcome === 'unconfirmed')
      return ofCode
        ? t(($) => $.verification.unconfirmedCode, { sealed, day })
        : t(($) => $.verification.unconfirmed, { sealed, day })
    const { reason, day: revokedOn } = revocation ?? { reason: 'lost', day: report.day }
    const values = { issuer, day, revoked: format.day(revokedOn), reason: t(($) => $.reason[reason]) }
    return report.day > revokedOn || reason === 'closed'
      ? t(($) => $.verification.revokedLater, values)
      : t(($) => $.verification.revokedEarlier, values)
  }
}
