import { useTranslation } from '@lernspur/app-runtime'
import type { RemarkFinding } from '@lernspur/contracts/teacher/report-check/check-report'
import type { RemarkRange } from '@lernspur/contracts/teacher/report-check/remark-word'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** A finding of a check as a sentence. */
const useFindingText = () => {
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

interface RemarkFindingsProps {
  findings: readonly RemarkFinding[]
  /** Selects the text of the finding. */
  onShow: (range: RemarkRange) => void
}

/** What to check in a remark, each finding with a link to its position (rule remark.1). */
export function RemarkFindings({ findings, onShow }: RemarkFindingsProps) {
  const { t } = useTranslation('teacher.remark')
  const textOf = useFindingText()
  if (findings.length === 0) return null
  return (
    <ul aria-label={t(($) => $.findings.label)} className="grid grid-cols-1 gap-1">
      {findings.map((finding) => (
        <li
          key={`${finding.kind} ${'place' in finding ? finding.place.start : ''}`}
          className="flex flex-wrap items-center gap-x-2 text-sm text-warning-foreground"
        >
          <TriangleAlert aria-hidden className="size-4" />
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{textOf(finding)}</span>
          {'place' in finding && (
            <Button
              variant="link"
              size="sm"
              aria-label={t(($) => $.findings.showRange, { text: finding.place.text })}
              onClick={() => onShow(finding.place)}
            >
              {t(($) => $.findings.show)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
