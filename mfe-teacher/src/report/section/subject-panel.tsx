import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useToast, useTranslation } from '@lernspur/app-runtime'
import { blockOf } from '@lernspur/contracts/official-form/form-content'
import type { Report, ReportCompetence, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import LockOpen from 'lucide-react/icons/lock-open'
import { type Ref, useCallback } from 'react'
import { competencesOf } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'
import { SubjectGrade } from '../form/subject-grade'
import type { ReportWriting } from '../notes/use-report-writing'
import { RemarkField } from '../remark/remark-field'
import type { RemarkHandle } from '../remark/use-remark'
import { CompetenceRow } from './competence-row'
import { SaverNotice } from './saver-notice'
import { useConfirmation } from './use-confirmation'
import { useLevelKeys } from './use-level-keys'

interface SubjectPanelProps {
  report: Report
  saver: SectionSaver<ReportSubject>
  writing: ReportWriting
  remark: Ref<RemarkHandle>
  /** The report cannot be changed, or not by this user. */
  isClosed: boolean
  onShowEntries: (competence: ReportCompetence) => void
  /** Called after the subject was completed, to open the next open one. */
  onCompleted: () => void
}

/** A report subject: competences by domain with proposal and decision, comment and status. */
export function SubjectPanel(props: SubjectPanelProps) {
  const { report, saver, writing, remark, isClosed, onShowEntries, onCompleted } = props
  const scale = report.performanceVisualLevels
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const { current: subject, state } = useSaver(saver)
  // Beside what was typed: the heading may be a screen away.
  const stored = report.subjects.find(({ id }) => id === subject.id)
  const isAboutRemark =
    (state.kind === 'conflict' && state.clash.comment !== undefined) ||
    (state.kind === 'failed' && subject.comment !== stored?.comment)
  const decide = useCallback(
    (competenceId: string, level: number | null) => saver.change({ levels: new Map([[competenceId, level]]) }, 'now'),
    [saver],
  )
  const confirmation = useConfirmation(saver)
  const keys = useLevelKeys({ decide, confirm: confirmation.confirm })
  const isCompleted = subject.status === 'completed'
  const isReadOnly = isClosed || isCompleted
  const grades = blockOf(report.officialForm?.content.blocks ?? [], 'subjects')?.grades ?? []
  const competences = competencesOf(subject)
  const hasProposals = competences.some(({ proposedLevel }) => proposedLevel !== null)
  const stop = keys.stop ?? competences[0]?.competenceId
  const setStatus = (status: ReportSubject['status']) => {
    saver.change({ status }, 'now')
    if (status !== 'completed') return
    onCompleted()
    toast({
      text: t(($) => $.editor.subjectCompleted, { subject: subject.name }),
      undo: () => saver.change({ status: 'inProgress' }, 'now'),
      about: report.id,
    })
  }
  return (
    <section aria-labelledby="report-subject" className="@container grid grid-cols-1 content-start gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="report-subject" className="flex min-w-0 items-center gap-3 text-lg font-semibold">
          <SubjectChipOf subject={subject} className="text-base" />
          {isCompleted && <Badge variant="success">{t(($) => $.state.completed)}</Badge>}
        </h2>
        {!isClosed &&
          (isCompleted ? (
            <Button variant="outline" onClick={() => setStatus('inProgress')}>
              <LockOpen aria-hidden />
              {t(($) => $.editor.reopen)}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setStatus('completed')}>
              <Check aria-hidden />
              {t(($) => $.editor.completeSubject)}
            </Button>
          ))}
      </header>
      {grades.length > 0 && <SubjectGrade report={report} subject={subject} grades={grades} isReadOnly={isReadOnly} />}
      {!isAboutRemark && <SaverNotice saver={saver} scale={scale} />}
      {!isReadOnly && scale.length > 0 && (
        <div className="-my-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-xs text-muted-foreground pointer-coarse:hidden">
            {t(($) => $.editor.keys, { count: scale.length })}
          </p>
          {confirmation.open.length > 0 ? (
            <Button size="sm" variant="outline" onClick={() => confirmation.confirmAll(confirmation.open)}>
              <CheckCheck aria-hidden />
              {t(($) => $.editor.confirmAll, { count: confirmation.open.length })}
            </Button>
          ) : (
            // As high as the button, so that nothing moves under the finger that has just pressed it.
            hasProposals && (
              <p className="flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground pointer-coarse:min-h-11">
                <CheckCheck aria-hidden className="size-4" />
                {t(($) => $.editor.allConfirmed)}
              </p>
            )
          )}
        </div>
      )}
      {competences.length === 0 && <p className="text-muted-foreground">{t(($) => $.editor.noCompetences)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the radios in it take the focus and the keys. */}
      <div className="grid grid-cols-1 gap-5" onKeyDown={isReadOnly ? undefined : keys.onKeyDown}>
        {subject.domains.map(({ name, symbol, competences: own }) => (
          <Card key={`${symbol} ${name}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b bg-muted/60 px-4 py-2.5">
              <h3 className="font-medium wrap-anywhere hyphens-auto">
                {symbol && <span className="mr-2 text-muted-foreground">{symbol}</span>}
                {name}
              </h3>
            </div>
            <ul>
              {own.map((competence) => (
                <CompetenceRow
                  key={competence.competenceId}
                  competence={competence}
                  scale={scale}
                  isStop={competence.competenceId === stop}
                  isReadOnly={isReadOnly}
                  onDecide={decide}
                  onShowEntries={onShowEntries}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {isAboutRemark && <SaverNotice saver={saver} scale={scale} />}
      <RemarkField
        ref={remark}
        label={t(($) => $.editor.subjectComment, { subject: subject.name })}
        report={report}
        subject={subject}
        section={subject}
        saver={saver}
        writing={writing}
        isReadOnly={isReadOnly}
      />
    </section>
  )
}
