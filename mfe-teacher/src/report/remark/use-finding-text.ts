import { useTranslation } from '@lernspur/app-kit'
import type { ReportFinding } from '@lernspur/contracts/report-check'

/** A finding of a check as a sentence. */
export const useFindingText = () => {
  const { t } = useTranslation('teacher.remark')
  return (finding: ReportFinding): string => {
    switch (finding.kind) {
      case 'remarkMissing':
        return t(($) => $.findings.remarkMissing)
      case 'subjectOpen':
        return t(($) => $.findings.subjectOpen)
      case 'unconfirmed':
        return t(($) => $.findings.unconfirmed, { count: finding.competenceIds.length })
      case 'levelMissing':
        return t(($) => $.findings.levelMissing, { count: finding.competenceIds.length })
      case 'drafted':
        return t(($) => $.findings.drafted, { count: finding.count })
      case 'tooLong':
        return t(($) => $.findings.tooLong, { count: finding.by })
      case 'overflow':
        return t(($) => $.findings.overflow, { count: finding.by })
      case 'otherName':
        return t(($) => $.findings.otherName, { name: finding.name })
      case 'wrongPronoun':
        return t(($) => $.findings.wrongPronoun, { text: finding.place.text })
      case 'repeated':
        return t(($) => $.findings.repeated, { count: finding.count })
    }
  }
}
