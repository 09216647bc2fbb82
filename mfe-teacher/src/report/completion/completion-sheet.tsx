import { closeReportMutation } from '@lernspur/api-client/report.queries'
import { useConfirm, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import type { Report, ReportSubject } from '@lernspur/contracts/report.contract'
import { Button } from '@lernspur/ui/form/button'
import { Dialog } from '@lernspur/ui/overlay/dialog'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useState } from 'react'
import { generalSection } from '../draft/general-section'
import { flushDraft, type ReportDraft } from '../draft/use-report-draft'
import { missingIn } from './missing'

interface CheckProps {
  done: string
  missing: string
  /** Ways to what is missing; none when nothing is. */
  children: ReactNode[]
}

function Check({ done, missing, children }: CheckProps) {
  const isDone = children.length === 0
  return (
    <li className="flex items-start gap-3 py-3">
      {isDone ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 text-success-foreground" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-5 text-warning-foreground" />
      )}
      <div className="min-w-0 flex-1">
        <p>{isDone ? done : missing}</p>
        {!isDone && <ul className="mt-1 flex flex-wrap gap-1.5">{children}</ul>}
      </div>
    </li>
  )
}

function Way({ onGo, children }: { onGo: () => void; children: string }) {
  return (
    <li>
      <Button size="sm" variant="secondary" onClick={onGo}>
        {children}
      </Button>
    </li>
  )
}

interface CompletionSheetProps {
  report: Report
  draft: ReportDraft
  onGo: (section: string) => void
  onClose: () => void
}

/** Lists everything that is missing, then asks for confirmation, since completing is final. */
export function CompletionSheet({ report, draft, onGo, onClose }: CompletionSheetProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync: close } = useMutation(closeReportMutation())
  const [isBusy, setIsBusy] = useState(false)
  const subjects = [...draft.subjects.values()].map((saver) => saver.snapshot().shown)
  const missing = missingIn(subjects, draft.general.snapshot().shown)
  const child = format.name({ firstName: report.studentFirstName, lastName: report.studentLastName })
  const go = (section: string) => () => {
    onGo(section)
    onClose()
  }

  const waysTo = (open: readonly ReportSubject[]) =>
    open.map(({ id, name, schoolSubjectId }) => (
      <Way key={id} onGo={go(schoolSubjectId)}>
        {name}
      </Way>
    ))

  const complete = async () => {
    setIsBusy(true)
    const isSaved = await flushDraft(draft)
    setIsBusy(false)
    if (!isSaved) {
      toast({ text: t(($) => $.completion.unsaved), tone: 'error' })
      onClose()
      return
    }
    const open = missing.openSubjects
    onClose()
    const isSure = await confirm({
      title: t(($) => $.completion.question, { child }),
      description:
        open.length > 0
          ? t(($) => $.completion.finalWithOpen, { subjects: format.list(open.map(({ name }) => name)) })
          : t(($) => $.completion.final),
      confirmLabel: t(($) => $.completion.confirm),
      theme: 'danger',
      size: 'large',
    })
    if (!isSure) return
    await close({ params: { reportId: report.id }, body: { incompleteSubjectIds: open.map(({ id }) => id) } }).then(
      () => toast({ text: t(($) => $.completion.done, { child }) }),
      () => {},
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.completion.title)}
      description={t(($) => $.completion.explanation)}
      closeLabel={t(($) => $.close)}
      size="large"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.completion.back)}
          </Button>
          <Button busy={isBusy} onClick={complete}>
            {t(($) => $.completion.next)}
          </Button>
        </>
      }
    >
      <ul className="divide-y">
        <Check
          done={t(($) => $.completion.subjectsDone)}
          missing={t(($) => $.completion.subjectsOpen, { count: missing.openSubjects.length })}
        >
          {waysTo(missing.openSubjects)}
        </Check>
        <Check
          done={t(($) => $.completion.levelsDone)}
          missing={t(($) => $.completion.levelsMissing, {
            count: missing.withoutLevel.reduce((sum, { count }) => sum + count, 0),
          })}
        >
          {missing.withoutLevel.map(({ subject, count }) => (
            <Way key={subject.id} onGo={go(subject.schoolSubjectId)}>
              {t(($) => $.completion.levelsIn, { subject: subject.name, count })}
            </Way>
          ))}
        </Check>
        <Check
          done={t(($) => $.completion.commentsDone)}
          missing={t(($) => $.completion.commentsMissing, { count: missing.withoutComment.length })}
        >
          {waysTo(missing.withoutComment)}
        </Check>
        <Check done={t(($) => $.completion.generalDone)} missing={t(($) => $.completion.generalMissing)}>
          {missing.generalComment
            ? [
                <Way key={generalSection} onGo={go(generalSection)}>
                  {t(($) => $.editor.general)}
                </Way>,
              ]
            : []}
        </Check>
      </ul>
    </Dialog>
  )
}
