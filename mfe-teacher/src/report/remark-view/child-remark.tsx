import type { SaverState } from '@lernspur/app-kit/saving/autosaver'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Report, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import FilePen from 'lucide-react/icons/file-pen'
import { useEffect, useRef } from 'react'
import { generalSection } from '../draft/general-section'
import type { ReportSection } from '../draft/section'
import type { SectionConflict, SectionSaver } from '../draft/section-changes'
import { useGuardedDraft } from '../draft/use-guarded-draft'
import type { ReportDraft } from '../draft/use-report-draft'
import { SupersededNote } from '../editor/superseded-note'
import { useReportRights } from '../list/use-report-rights'
import { NotesPanel } from '../notes/notes-panel'
import { useReportWriting } from '../notes/use-report-writing'
import { RemarkField } from '../remark/remark-field'
import type { RemarkHandle } from '../remark/use-remark'
import { SaverNotice } from '../section/saver-notice'
import { childOf } from '../table/child-of'
import { LevelList } from './level-list'

/** How far the remark of a child is, as its field says. */
export interface RemarkState {
  readonly isWritten: boolean
  /** It could not be saved, or waits for a decision. */
  readonly isUnsaved: boolean
}

const isStuck = ({ kind }: SaverState<SectionConflict>): boolean =>
  kind === 'failed' || kind === 'conflict' || kind === 'held'

export interface ChildRemarkProps {
  classId: string
  report: Report
  /** Somebody has deleted it since it was opened. */
  isGone: boolean
  /** Id of a subject of the class, or that of the general comment. */
  subject: string
  /** Whether the field takes the focus: whoever goes on by a key goes on typing. */
  takesFocus: boolean
  /** Called with what the field says, under `stateKey`. */
  onState: (stateKey: string, state: RemarkState) => void
  stateKey: string
  onNext: () => void
}

interface RemarkOfProps<Section extends ReportSection> extends ChildRemarkProps {
  saver: SectionSaver<Section>
  draft: ReportDraft
  superseded: ReturnType<typeof useGuardedDraft>['superseded']
}

/** One remark beside what it is written from: levels and the newest notes. */
function RemarkOf<Section extends ReportSection>(props: RemarkOfProps<Section>) {
  const { classId, report, isGone, subject, takesFocus, onNext, saver, superseded } = props
  const { t } = useTranslation('teacher.report')
  const { t: tRemark } = useTranslation('teacher.remark')
  const format = useFormat()
  const { mayWrite } = useReportRights(classId)
  const { current: section } = useSaver(saver)
  const writing = useReportWriting(report)
  const remark = useRef<RemarkHandle>(null)
  const part: ReportSubject | null = report.subjects.find(({ schoolSubjectId }) => schoolSubjectId === subject) ?? null
  const child = format.name(childOf(report))
  const isReadOnly = isGone || report.status === 'completed' || section.status === 'completed' || !mayWrite
  useEffect(() => {
    if (takesFocus) remark.current?.focus()
  }, [takesFocus])
  const label =
    part === null
      ? tRemark(($) => $.view.generalField, { child })
      : tRemark(($) => $.view.field, { subject: part.name, child })
  return (
    <>
      <section
        aria-labelledby={`remark-${report.id}`}
        className="grid min-w-0 grid-cols-1 content-start gap-3 lg:sticky lg:top-20 lg:self-start"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PersonAvatar name={child} seed={report.originalStudentId} src={report.studentAvatar} size={40} />
          <h2 id={`remark-${report.id}`} className="min-w-0 flex-1 basis-32 text-lg font-semibold wrap-anywhere">
            {child}
          </h2>
          {(report.status === 'completed' || section.status === 'completed') && (
            <Badge variant="success">{t(($) => $.state.completed)}</Badge>
          )}
          <Button asChild size="sm" variant="ghost">
            <Link to={{ pathname: paths.report(classId, report.id), search: `subject=${subject}` }}>
              <FilePen aria-hidden />
              {tRemark(($) => $.view.toReport)}
            </Link>
          </Button>
        </header>
        <SupersededNote superseded={superseded} isGone={isGone} />
        <SaverNotice saver={saver} scale={report.performanceVisualLevels} />
        <RemarkField
          ref={remark}
          label={label}
          report={report}
          subject={part}
          section={section}
          saver={saver}
          writing={writing}
          isReadOnly={isReadOnly}
          onNext={onNext}
          rows={8}
        />
      </section>
      <aside aria-label={tRemark(($) => $.view.evidence)} className="grid min-w-0 grid-cols-1 content-start gap-3">
        {part && <LevelList subject={part} scale={report.performanceVisualLevels} />}
        <NotesPanel
          key={subject}
          writing={writing}
          subject={part}
          onUse={isReadOnly ? undefined : (text) => remark.current?.insert(text)}
        />
      </aside>
    </>
  )
}

type ReporterProps<Section extends ReportSection> = Pick<ChildRemarkProps, 'onState' | 'stateKey'> & {
  saver: SectionSaver<Section>
}

/** Reports how far a remark is, also while another child is written: a save may fail after that has been opened. */
function StateReporter<Section extends ReportSection>({ saver, onState, stateKey }: ReporterProps<Section>) {
  const { current: section, state } = useSaver(saver)
  const isWritten = section.comment.trim() !== ''
  const isUnsaved = isStuck(state)
  useEffect(() => onState(stateKey, { isWritten, isUnsaved }), [onState, stateKey, isWritten, isUnsaved])
  return null
}

/**
 * The remark of one child. Stays mounted while others are written, so that what is not saved yet is saved, tried again
 * and asked about as in the report itself; drawn only while `isCurrent`.
 */
export function ChildRemark({ isCurrent, ...props }: ChildRemarkProps & { isCurrent: boolean }) {
  const { report, isGone, subject, onState, stateKey } = props
  const { draft, superseded } = useGuardedDraft(report, isGone)
  const part = report.subjects.find(({ schoolSubjectId }) => schoolSubjectId === subject)
  const saver = part && draft.subjects.get(part.id)
  const shared = { ...props, draft, superseded }
  if (saver) {
    return (
      <>
        <StateReporter saver={saver} onState={onState} stateKey={stateKey} />
        {isCurrent && <RemarkOf key={subject} {...shared} saver={saver} />}
      </>
    )
  }
  if (subject !== generalSection) return null
  return (
    <>
      <StateReporter saver={draft.general} onState={onState} stateKey={stateKey} />
      {isCurrent && <RemarkOf key={subject} {...shared} saver={draft.general} />}
    </>
  )
}
