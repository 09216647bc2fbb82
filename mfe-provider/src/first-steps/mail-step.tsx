import { firstStepsCalls } from '@lernspur/api-client/first-steps.queries'
import { useFormat, useMutation, useTranslation } from '@lernspur/app-kit'
import type { FirstSteps } from '@lernspur/contracts/first-steps.contract'
import { Button } from '@lernspur/ui/form/button'
import { StepBadge, StepMark } from './step-state'

interface MailStepProps {
  isDone: boolean
  mail: FirstSteps['mail']
}

/** The step that is done here: a test mail to oneself, and what became of it (rule first-steps.2). */
export function MailStep({ isDone, mail: { hasServer, lastTest } }: MailStepProps) {
  const { t } = useTranslation('provider.firstSteps')
  const format = useFormat()
  const send = useMutation(firstStepsCalls.sendTestMail())
  const state = lastTest
    ? t(($) => $.test[lastTest.status], { instant: format.instant(lastTest.sentAt) })
    : t(($) => $.step.mail.hint)
  return (
    <li className="flex min-h-16 items-center gap-3 border-t px-5 py-2">
      <StepMark isDone={isDone} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-44">
          <p className="font-medium">{t(($) => $.step.mail.title)}</p>
          <p role="status" className="text-xs text-muted-foreground">
            {hasServer ? state : t(($) => $.test.noServer)}
          </p>
        </div>
        <Button size="sm" variant="outline" busy={send.isPending} onClick={() => send.mutate()}>
          {lastTest ? t(($) => $.test.again) : t(($) => $.test.send)}
        </Button>
        <StepBadge isDone={isDone} />
      </div>
    </li>
  )
}
