import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { cn } from '@lernspur/ui/cn'
import { generalSection } from '../draft/general-section'
import type { ReportDraft } from '../draft/use-report-draft'
import { PaperComment } from './paper-comment'

/** The further fields that are filled in, at the end of the print preview. */
function PaperDetails({ report: { details, fields = [] } }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  if (!details) return null
  const { daysAbsent, daysUnexcused, classRemark } = details
  return (
    <>
      {fields.includes('classRemark') && (
        <PaperComment label={t(($) => $.details.classRemark)} text={classRemark} colour="currentcolor" />
      )}
      {fields.includes('absences') && daysAbsent !== null && (
        <p className="mt-[1em]">
          <span className="mr-[0.6em] text-muted-foreground">{t(($) => $.details.daysAbsent)}:</span>
          <span className="font-semibold">
            {daysAbsent}
            {daysUnexcused !== null && `, ${t(($) => $.details.daysUnexcused)}: ${daysUnexcused}`}
          </span>
        </p>
      )}
    </>
  )
}

/** A line to sign on. */
export function SignatureLine({ label, isNarrow = false }: { label: string; isNarrow?: boolean }) {
  return (
    <p className={cn('pt-[3.4em]', isNarrow ? 'w-[31%]' : 'w-[48%]')}>
      <span className="block border-t border-foreground pt-[0.3em] text-[0.85em] text-muted-foreground">{label}</span>
    </p>
  )
}

/** General comment, further fields, and the lines for date and signatures that the school has chosen. */
export function PaperSignatures({ draft, report }: { draft: ReportDraft; report: Report }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { current: section } = useSaver(draft.general)
  const { signers } = report.layout
  return (
    <footer data-section={generalSection} className="mt-[1.6em]">
      <PaperComment label={t(($) => $.paper.generalComment)} text={section.comment} colour="currentcolor" />
      <PaperDetails report={report} />
      <div className="flex items-end justify-between">
        <SignatureLine label={t(($) => $.paper.placeAndDate)} />
        {report.completedAt && (
          <p className="text-[0.85em] text-muted-foreground">
            {t(($) => $.paper.completed, { day: format.dayLong(report.completedAt) })}
          </p>
        )}
      </div>
      <div className="flex justify-between">
        {signers.map((signer) => (
          <SignatureLine key={signer} label={t(($) => $.paper[signer])} isNarrow={signers.length > 2} />
        ))}
      </div>
    </footer>
  )
}
