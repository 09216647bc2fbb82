import { SubjectChipOf, useToast, useTranslation } from '@lernspur/app-kit'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import type { ReportCompetence, ReportLevel, ReportSubject } from '@lernspur/contracts/report.contract'
import { Badge } from '@lernspur/ui/data/badge'
import { Button } from '@lernspur/ui/form/button'
import { Card } from '@lernspur/ui/layout/card'
import Check from 'lucide-react/icons/check'
import LockOpen from 'lucide-react/icons/lock-open'
import { useCallback } from 'react'
import { competencesOf } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'
import { CommentField } from './comment-field'
import { CompetenceRow } from './competence-row'
import { SaverNotice } from './saver-notice'
import { useLevelKeys } from './use-level-keys'

interface SubjectPanelProps {
  reportId: string
  saver: SectionSaver<ReportSubject>
  scale: readonly ReportLevel[]
  /** The report cannot be changed, or not by this user. */
  isClosed: boolean
  onShowEntries: (competence: ReportCompetence) => void
  /** Called after the subject was completed, to open the next open one. */
  onCompleted: () => void
}

/** A report subject: competences by domain with proposal and decision, comment and status. */
export function SubjectPanel({ reportId, saver, scale, isClosed, onShowEntries, onCompleted }: SubjectPanelProps) {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const { shown: subject } = useSaver(saver)
  const decide = useCallback(
    (competenceId: string, level: number | null) => saver.change({ levels: new Map([[competenceId, level]]) }, 'now'),
    [saver],
  )
  const keys = useLevelKeys({ decide })
  const isCompleted = subject.status === 'completed'
  const isReadOnly = isClosed || isCompleted
  const competences = competencesOf(subject)
  const stop = keys.stop ?? competences[0]?.competenceId
  const setStatus = (status: ReportSubject['status']) => {
    saver.change({ status }, 'now')
    if (status !== 'completed') return
    onCompleted()
    toast({
      text: t(($) => $.editor.subjectCompleted, { subject: subject.name }),
      undo: () => saver.change({ status: 'inProgress' }, 'now'),
      about: reportId,
    })
  }
  return (
    <section aria-labelledby="report-subject" className="@container grid grid-cols-1 content-start gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="report-subject" className="flex min-w-0 items-center gap-3 text-lg font-semibold">
          <SubjectChipOf subject={subject} className="text-base" />
          {isCompleted && <Badge tone="success">{t(($) => $.state.completed)}</Badge>}
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
      <SaverNotice saver={saver} scale={scale} />
      {!isReadOnly && scale.length > 0 && (
        <p className="-my-3 text-xs text-muted-foreground pointer-coarse:hidden">
          {t(($) => $.editor.keys, { count: scale.length })}
        </p>
      )}
      {competences.length === 0 && <p className="text-muted-foreground">{t(($) => $.editor.noCompetences)}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the radios in it take the focus and the keys. */}
      <div className="grid grid-cols-1 gap-5" onKeyDown={isReadOnly ? undefined : keys.onKeyDown}>
        {subject.domains.map(({ name, symbol, competences: own }) => (
          <Card key={`${symbol} ${name}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b bg-muted/60 px-4 py-2.5">
              <h3 className="font-medium">
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
      <CommentField
        label={t(($) => $.editor.subjectComment, { subject: subject.name })}
        value={subject.comment}
        isReadOnly={isReadOnly}
        onValueChange={(comment) => saver.change({ comment })}
        onBlur={() => void saver.flush()}
      />
    </section>
  )
}
