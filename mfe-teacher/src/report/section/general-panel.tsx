import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { Ref } from 'react'
import { ReportDetailFields } from '../details/report-detail-fields'
import type { ReportSection } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'
import type { ReportWriting } from '../notes/use-report-writing'
import { RemarkField } from '../remark/remark-field'
import type { RemarkHandle } from '../remark/use-remark'
import { SaverNotice } from './saver-notice'

interface GeneralPanelProps {
  report: Report
  saver: SectionSaver<ReportSection>
  writing: ReportWriting
  remark: Ref<RemarkHandle>
  isClosed: boolean
  /** Called for further fields that can no longer be saved; omitted while they can. */
  onStaleDetails?: (() => void) | undefined
}

/** The general comment on the student. */
export function GeneralPanel({ report, saver, writing, remark, isClosed, onStaleDetails }: GeneralPanelProps) {
  const { t } = useTranslation('teacher.report')
  const { current: section } = useSaver(saver)
  return (
    <section aria-labelledby="report-general" className="grid grid-cols-1 content-start gap-5">
      <header>
        <h2 id="report-general" className="text-lg font-semibold">
          {t(($) => $.editor.general)}
        </h2>
        <p className="text-muted-foreground">{t(($) => $.editor.generalHint)}</p>
      </header>
      <SaverNotice saver={saver} scale={[]} />
      <RemarkField
        ref={remark}
        label={t(($) => $.editor.generalComment)}
        report={report}
        subject={null}
        section={section}
        saver={saver}
        writing={writing}
        isReadOnly={isClosed}
      />
      <ReportDetailFields report={report} isReadOnly={isClosed} onStale={onStaleDetails} />
    </section>
  )
}
