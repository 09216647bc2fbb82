import type { SaverState } from '@lernspur/app-kit/saving/autosaver'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { cn } from '@lernspur/ui/cn'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type ReactNode, useEffect, useRef } from 'react'
import { generalSection } from '../draft/general-section'
import { competencesOf, type ReportSection } from '../draft/section'
import type { SectionConflict, SectionSaver } from '../draft/section-changes'
import type { ReportDraft } from '../draft/use-report-draft'

interface ItemProps {
  isCurrent: boolean
  onChoose: () => void
  leading: ReactNode
  text: string
  detail: string
  mark: ReactNode
}

function Item({ isCurrent, onChoose, leading, text, detail, mark }: ItemProps) {
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        className={cn(
          'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left transition-colors hover:bg-accent',
          'aria-[current]:bg-selected aria-[current]:text-selected-foreground',
        )}
      >
        <span className="grid size-4 shrink-0 place-items-center">{leading}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium max-lg:truncate lg:hyphens-auto">{text}</span>
          <span className={cn('block text-xs max-lg:sr-only', !isCurrent && 'text-muted-foreground')}>{detail}</span>
        </span>
        {mark}
      </button>
    </li>
  )
}

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
    <Item
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
    <Item
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
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = current && list.current?.querySelector('[aria-current]')
    if (list.current && chosen instanceof HTMLElement) {
      list.current.scrollTo({
        left: chosen.offsetParent instanceof HTMLElement ? chosen.offsetParent.offsetLeft - 24 : 0,
      })
    }
  }, [current])
  return (
    <nav aria-label={t(($) => $.editor.sections)} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto pb-1 [scrollbar-width:thin] max-lg:mask-r-from-[calc(100%-2rem)] max-lg:pr-8 lg:grid lg:grid-cols-1 lg:overflow-visible lg:pr-0"
      >
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
      </ul>
    </nav>
  )
}
