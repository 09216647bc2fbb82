import { sendFeedbackMutation } from '@lernspur/api-client/feedback.queries'
import { operatorQuery } from '@lernspur/api-client/operator.queries'
import { useAtom, useLocation, useMutation, useQuery, useTranslation } from '@lernspur/app-kit'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { type FeedbackKind, feedbackKinds, feedbackLimits } from '@lernspur/contracts/feedback.contract'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { Banner } from '@lernspur/ui/layout/banner'
import { type FormEvent, useId, useState } from 'react'
import { feedbackDraftAtom } from './help-atom'

/** A message to whoever runs the installation; not offered where nobody would get it. */
export function FeedbackForm() {
  const { t } = useTranslation('shell.help')
  const id = useId()
  const { data: operator } = useQuery(operatorQuery())
  if (!operator?.email) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h3 id={id} className="font-semibold">
          {t(($) => $.feedback.title)}
        </h3>
        <p className="text-sm text-muted-foreground">{t(($) => $.feedback.description)}</p>
      </div>
      <Message />
    </section>
  )
}

function Message() {
  const { t } = useTranslation('shell.help')
  const { pathname } = useLocation()
  const [kind, setKind] = useState<FeedbackKind>('question')
  const [message, setMessage] = useAtom(feedbackDraftAtom)
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    ...sendFeedbackMutation(),
    onSuccess: () => {
      setMessage('')
      setTried(false)
    },
  })
  const names: Record<FeedbackKind, string> = {
    question: t(($) => $.feedback.question),
    problem: t(($) => $.feedback.problem),
    idea: t(($) => $.feedback.idea),
  }
  const problem =
    message.trim() === ''
      ? t(($) => $.feedback.missing)
      : message.length > feedbackLimits.message
        ? t(($) => $.feedback.tooLong)
        : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problem && !isPending) mutate({ kind, message, page: pathname.slice(0, feedbackLimits.page) })
  }
  const type = (text: string) => {
    if (isSuccess || error) reset()
    setMessage(text)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <SegmentedControl
        label={t(($) => $.feedback.kind)}
        segments={feedbackKinds.map((value) => ({ value, label: names[value] }))}
        value={kind}
        onValueChange={(value) => setKind(feedbackKinds.find((one) => one === value) ?? 'question')}
      />
      <Field label={t(($) => $.feedback.message)} hint={t(($) => $.feedback.hint)} error={tried && problem} required>
        <Textarea value={message} onValueChange={type} max={feedbackLimits.message} />
      </Field>
      <FailureBanner error={isPending ? null : error} />
      <div aria-live="polite" className="empty:hidden">
        {isSuccess && <Banner tone="success">{t(($) => $.feedback.sent)}</Banner>}
      </div>
      <Button type="submit" variant="outline" busy={isPending} className="justify-self-start">
        {t(($) => $.feedback.send)}
      </Button>
    </form>
  )
}
