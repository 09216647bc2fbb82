import type { SaverState } from '@lernspur/app-kit/saving/autosaver'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { generalSection } from '../draft/general-section'
import { competencesOf, type ReportSection } from '../draft/section'
import type { SectionConflict, SectionSaver } from '../draft/section-changes'
import type { ReportDraft } from '../draft/use-report-draft'
import { SideList, SideListItem } from './side-list'

function Mark({ state, isCompleted }: { state: SaverState<SectionConflict>; isCompleted: boolean }) {
  const { t } = useTranslation('teacher.report')
  if (state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'held') {
    return (
      <CircleAlert role="img" aria-label={t(($) => $.editor.unsaved)} className="size-4.5 text-danger-foreground" />
    )
  }
  if (!isCompleted) return null
  return (
    <CircleCheck role="img" aria-label={t(($) => $.state.completed)} className="size-4.5 text-success-foreground" />
  )
}

interface SectionItemProps<Section> {
  saver: SectionSaver<Section & ReportSection>
  isCurrent: boolean
  onChoose: () => void
}

function SubjectItem({ saver, isCurrent, onChoose }: SectionItemProps<ReportSubject>) {
  const { t } = useTranslation('teacher.report')
  const { current: subject, state } = useSaver(saver)
  const competences = competencesOf(subject)
  const seen = competences.filter(({ performanceLevel }) => performanceLevel !== null).length
  return (
    <SideListItem
      isCurrent={isCurrent}
      onChoose={onChoose}
      leading={<SubjectMark color={subject.color} />}
      text={subject.name}
      detail={t(($) => $.editor.assessed, { seen, count: competences.length })}
      mark={<Mark state={state} isCompleted={subject.status === 'completed'} />}
    />
  )
}

function GeneralItem({ saver, isCurrent, onChoose }: SectionItemProps<ReportSection>) {
  const { t } = useTranslation('teacher.report')
  const { current: section, state } = useSaver(saver)
  return (
    <SideListItem
      isCurrent={isCurrent}
      onChoose={onChoose}
      leading={<MessageSquareText aria-hidden className="size-4" />}
      text={t(($) => $.editor.general)}
      detail={section.comment.trim() ? t(($) => $.editor.written) : t(($) => $.editor.notWritten)}
      mark={<Mark state={state} isCompleted={false} />}
    />
  )
}

interface SectionNavProps {
  draft: ReportDraft
  /** Whether the user may read and write the general comment (rule report.9). */
  hasGeneral: boolean
  current: string
  onChoose: (section: string) => void
}

/** The sections of a report with their status: a list beside the page, a row above it on small screens. */
export function SectionNav({ draft, hasGeneral, current, onChoose }: SectionNavProps) {
  const { t } = useTranslation('teacher.report')
  return (
    <SideList label={t(($) => $.editor.sections)} current={current}>
      {[...draft.subjects].map(([id, saver]) => (
        <SubjectItem key={id} saver={saver} isCurrent={id === current} onChoose={() => onChoose(id)} />
      ))}
      {hasGeneral && (
        <GeneralItem
          saver={draft.general}
          isCurrent={current === generalSection}
          onChoose={() => onChoose(generalSection)}
        />
      )}
    </SideList>
  )
}
