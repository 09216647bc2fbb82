import { sendFeedbackMutation } from '@lernspur/api-client/identity/feedback.queries'
import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useLocation, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import {
  type FeedbackKind,
  feedbackKinds,
  feedbackLimits,
  sendFeedbackSchema,
} from '@lernspur/contracts/identity/feedback.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { useId } from 'react'

/** Feedback to the operator; hidden if none is configured to receive it. */
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

/** A draft is kept until it is sent: closing help by accident loses nothing. */
function Message() {
  const { t } = useTranslation('shell.help')
  const { pathname } = useLocation()
  const draft = useTyped('feedback', { kind: feedbackKinds[0] as string, message: '' })
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    ...sendFeedbackMutation(),
    onSuccess: () => {
      draft.change({ ...draft.draft, message: '' })
      draft.resolveConflict()
      form.restart({ ...draft.draft, message: '' })
    },
  })
  const form = useForm({
    initial: draft.draft,
    schema: sendFeedbackSchema,
    bodyOf: (typed) => ({ ...typed, page: pathname.slice(0, feedbackLimits.page) }),
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
    onChange: (typed) => {
      if (isSuccess || error) reset()
      draft.change(typed)
    },
  })
  const names: Record<FeedbackKind, string> = {
    question: t(($) => $.feedback.question),
    problem: t(($) => $.feedback.problem),
    idea: t(($) => $.feedback.idea),
  }
  const kind = form.field('kind')
  const message = form.field('message')
  const problems = {
    missing: t(($) => $.feedback.missing),
    malformed: t(($) => $.feedback.missing),
    tooShort: t(($) => $.feedback.missing),
    tooLong: t(($) => $.feedback.tooLong),
  }
  return (
    <form {...form.props} className="grid gap-4">
      <SegmentedControl
        label={t(($) => $.feedback.kind)}
        segments={feedbackKinds.map((value) => ({ value, label: names[value] }))}
        value={kind.value}
        onValueChange={kind.onValueChange}
      />
      <LabelledField
        id={message.id}
        label={t(($) => $.feedback.message)}
        hint={t(($) => $.feedback.hint)}
        error={message.problem ? problems[message.problem] : message.detail}
        required
      >
        <MultilineInput value={message.value} onValueChange={message.onValueChange} max={feedbackLimits.message} />
      </LabelledField>
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
