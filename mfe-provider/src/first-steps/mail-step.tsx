import { firstStepsCalls } from '@lernspur/api-client/provider/first-steps.queries'
import { useFormat, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { FirstSteps } from '@lernspur/contracts/provider/first-steps.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { StepRow } from './step-row'

interface MailStepProps {
  isDone: boolean
  mail: FirstSteps['mail']
}

/** The step that is done here: a test mail to oneself, and whether it was sent (rule first-steps.2). */
export function MailStep({ isDone, mail: { hasServer, lastTest } }: MailStepProps) {
  const { t } = useTranslation('provider.home-first-steps')
  const format = useFormat()
  const send = useMutation(firstStepsCalls.sendTestMail())
  const state = lastTest
    ? t(($) => $.test[lastTest.status], { instant: format.instant(lastTest.sentAt) })
    : t(($) => $.step.mail.hint)
  return (
    <StepRow
      isDone={isDone}
      title={t(($) => $.step.mail.title)}
      hint={hasServer ? state : t(($) => $.test.noServer)}
      action={
        <Button size="sm" variant="outline" busy={send.isPending} onClick={() => send.mutate()}>
          {lastTest ? t(($) => $.test.again) : t(($) => $.test.send)}
        </Button>
      }
    />
  )
}
