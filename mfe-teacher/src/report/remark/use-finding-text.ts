import { useTranslation } from '@lernspur/app-runtime'
import type { RemarkFinding } from '@lernspur/contracts/teacher/report-check/check-report'

/** A finding of a check as a sentence. */
export const useFindingText = () => {
  const { t } = useTranslation('teacher.remark')
  return (finding: RemarkFinding): string => {
    switch (finding.kind) {
      case 'remarkMissing':
        return t(($) => $.findings.remarkMissing)
      case 'tooLong':
        return t(($) => $.findings.tooLong, { count: finding.by })
      case 'overflow':
        return t(($) => $.findings.overflow, { count: finding.by })
      case 'notPrinted':
        return t(($) => $.findings.notPrinted, { text: finding.place.text })
      case 'otherName':
        return t(($) => $.findings.otherName, { name: finding.name })
      case 'wrongPronoun':
        return t(($) => $.findings.wrongPronoun, { text: finding.place.text })
      case 'repeated':
        return t(($) => $.findings.repeated, { count: finding.count })
    }
  }
}
