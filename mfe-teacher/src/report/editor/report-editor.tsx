import { endUndo, paths, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { Report, ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import { cn } from '@lernspur/ui/cn'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { useEffect, useRef, useState } from 'react'
import { CompletionDialog } from '../completion/completion-dialog'
import { generalSection } from '../draft/general-section'
import { useGuardedDraft } from '../draft/use-guarded-draft'
import { useWhenSaved } from '../draft/use-when-saved'
import { useReportRights } from '../list/use-report-rights'
import { NotesPanel } from '../notes/notes-panel'
import { useReportWriting } from '../notes/use-report-writing'
import { PaperPage } from '../paper/paper-page'
import { ReportPaper } from '../paper/report-paper'
import { useFollowSection } from '../paper/use-follow-section'
import { NotCurrentNote } from '../recalculation/not-current-note'
import type { RemarkHandle } from '../remark/use-remark'
import { EntriesSheet } from '../section/entries-sheet'
import { GeneralPanel } from '../section/general-panel'
import { SubjectPanel } from '../section/subject-panel'
import { CompletedNote } from './completed-note'
import { CorrectionNote } from './correction-note'
import { LostLettersNote } from './lost-letters-note'
import { NextReport } from './next-report'
import { ReportActions } from './report-actions'
import { ReportHeader } from './report-header'
import { ReportRemoval } from './report-removal'
import { SectionNav } from './section-nav'
import { SupersededNote } from './superseded-note'

const views = ['edit', 'notes', 'paper'] as const
type ReportView = (typeof views)[number]

interface ReportEditorProps {
  classId: string
  report: Report
  /** Somebody has deleted it since it was opened. */
  isGone: boolean
}

/**
 * Sections on the left, the editor in the middle, notes or the print preview on the right; smaller screens show these as
 * separate views.
 */
export function ReportEditor({ classId, report, isGone }: ReportEditorProps) {
  const { t } = useTranslation('teacher.report')
  const { draft, superseded, endDetails } = useGuardedDraft(report, isGone)
  const rights = useReportRights(classId)
  const [search, setSearch] = useSearchParams()
  const [view, setView] = useState<ReportView>('edit')
  const [entriesOf, setEntriesOf] = useState<ReportCompetence | null>(null)
  const [isCompleting, setIsCompleting] = useState(false)
  const [isRecalculating, setIsRecalculating] = useState(false)
  const whenSaved = useWhenSaved(draft)
  const writing = useReportWriting(report)
  const remark = useRef<RemarkHandle>(null)
  const { subjects, status, canManage } = report
  const isReadOnly = isGone || status === 'completed' || !rights.mayWrite
  // Also when somebody else has completed it.
  useEffect(() => {
    if (status === 'completed') endUndo(report.id)
  }, [status, report.id])
  const subjectId = search.get('subject')
  const subject = subjects.find(({ schoolSubjectId }) => schoolSubjectId === subjectId) ?? subjects[0]
  const saver = subjectId === generalSection && canManage ? undefined : draft.subjects.get(subject?.id ?? '')
  const section = saver ? (subject?.id ?? '') : generalSection
  const paper = useFollowSection(section, subject === subjects[0] && section !== generalSection)
  const go = (next: string) => {
    setView('edit')
    setSearch({ subject: next }, { replace: true, preventScrollReset: true })
  }
  const goTo = (id: string) => go(subjects.find((one) => one.id === id)?.schoolSubjectId ?? generalSection)
  const goToNextOpen = () => {
    const at = subjects.findIndex(({ id }) => id === subject?.id)
    const following = [...subjects.slice(at + 1), ...subjects.slice(0, Math.max(at, 0))]
    const next = following.find(({ id }) => draft.subjects.get(id)?.snapshot().current.status === 'inProgress')
    go(next?.schoolSubjectId ?? (canManage ? generalSection : (subject?.schoolSubjectId ?? '')))
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <ReportHeader
        classId={classId}
        report={report}
        actions={
          !isGone && (
            <ReportActions
              classId={classId}
              report={report}
              draft={draft}
              rights={rights}
              isRecalculating={isRecalculating}
              onRecalculating={setIsRecalculating}
              onComplete={() => setIsCompleting(true)}
            />
          )
        }
      />
      {isReadOnly && !isGone && <CompletedNote classId={classId} report={report} />}
      <CorrectionNote classId={classId} report={report} />
      {status === 'inProgress' && !isGone && (
        <NotCurrentNote
          reportId={report.id}
          // The server computes from what is saved.
          onRecalculate={rights.mayWrite ? () => whenSaved(() => setIsRecalculating(true)) : undefined}
        />
      )}
      <LostLettersNote report={report} />
      <SupersededNote superseded={superseded} isGone={isGone} />
      <SegmentedControl
        label={t(($) => $.editor.view)}
        value={view}
        onValueChange={(next) => setView(views.find((one) => one === next) ?? 'edit')}
        segments={[
          { value: 'edit', label: isReadOnly ? t(($) => $.editor.content) : t(($) => $.editor.edit) },
          { value: 'notes', label: t(($) => $.editor.notes) },
          { value: 'paper', label: t(($) => $.editor.paper) },
        ]}
        className="justify-self-start xl:hidden print:hidden"
      />
      <SegmentedControl
        label={t(($) => $.editor.side)}
        value={view === 'notes' ? 'notes' : 'paper'}
        onValueChange={(next) => setView(next === 'notes' ? 'notes' : 'edit')}
        segments={[
          { value: 'notes', label: t(($) => $.editor.notes) },
          { value: 'paper', label: t(($) => $.editor.paper) },
        ]}
        className="hidden justify-self-end xl:inline-flex print:hidden"
      />
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_minmax(20rem,30%)] print:block">
        <div className={cn('contents print:hidden', view !== 'edit' && 'max-xl:hidden')}>
          <SectionNav draft={draft} hasGeneral={canManage} current={section} onChoose={goTo} />
          {saver ? (
            <SubjectPanel
              key={subject?.id}
              report={report}
              saver={saver}
              writing={writing}
              remark={remark}
              isClosed={isReadOnly}
              onShowEntries={setEntriesOf}
              onCompleted={goToNextOpen}
            />
          ) : (
            <GeneralPanel
              report={report}
              saver={draft.general}
              writing={writing}
              remark={remark}
              isClosed={isReadOnly}
              onStaleDetails={endDetails}
            />
          )}
        </div>
        {view === 'notes' && (
          <aside
            aria-label={t(($) => $.editor.notes)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard (WCAG 2.1.1).
            tabIndex={0}
            className="min-w-0 lg:col-span-2 xl:sticky xl:top-20 xl:col-span-1 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto print:hidden"
          >
            <NotesPanel
              key={section}
              writing={writing}
              subject={saver ? (subject ?? null) : null}
              onUse={isReadOnly ? undefined : (text) => remark.current?.insert(text)}
            />
          </aside>
        )}
        <section
          ref={paper}
          aria-label={t(($) => $.paper.label)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard (WCAG 2.1.1).
          tabIndex={0}
          data-sticky=""
          className={cn(
            'min-w-0 max-xl:mx-auto max-xl:w-full max-xl:max-w-200 lg:col-span-2 xl:sticky xl:top-20 xl:col-span-1 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto print:block print:max-h-none print:overflow-visible',
            view === 'edit' && 'max-xl:hidden',
            view === 'notes' && 'not-print:hidden',
          )}
        >
          <PaperPage report={report} draft={draft} />
          <ReportPaper report={report} draft={draft} />
        </section>
      </div>
      <NextReport classId={classId} report={report} />
      {!isGone && rights.mayDelete(report) && (
        <ReportRemoval report={report} draft={draft} backTo={paths.reports(classId)} />
      )}
      {entriesOf && (
        <EntriesSheet classId={classId} report={report} competence={entriesOf} onClose={() => setEntriesOf(null)} />
      )}
      {isCompleting && (
        <CompletionDialog
          classId={classId}
          reports={status === 'completed' ? [] : [report]}
          onClose={() => setIsCompleting(false)}
        />
      )}
    </>
  )
}
