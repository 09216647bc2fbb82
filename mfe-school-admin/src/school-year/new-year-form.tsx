import { createSchoolYearMutation } from '@lernspur/api-client/school-admin/school-year.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, showToast, useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import {
  fullYearBody,
  fullYearOf,
  isFullYearValid,
  isYearField,
  yearRefusals,
} from '@lernspur/school-editors/school-year/full-year'
import { FullYearFields } from '@lernspur/school-editors/school-year/full-year-fields'
import { isCalendarKnown } from '@lernspur/school-editors/school-year/proposal/proposed-year'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { type FormEvent, useRef, useState } from 'react'
import { CalendarSources } from './calendar-sources'
import { useYearProposal } from './use-year-proposal'

interface NewYearFormProps {
  years: readonly SchoolYear[]
  onMade(year: SchoolYear): void
  /** If omitted, the form has no cancel button. */
  onClose?: (() => void) | undefined
}

/** The form of a new year, filled with the dates of the school's state; all of them can be changed. */
export function NewYearForm({ years, onMade, onClose }: NewYearFormProps) {
  const { t } = useTranslation('school-admin.school-years')
  const { year, termName, spans } = useYearProposal(years)
  const [draft, setDraft] = useState(() => fullYearOf(year, termName))
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, reset } = useKeyedMutation({
    ...createSchoolYearMutation({ showsFailure: true }),
    onSuccess: (made) => {
      showToast({ text: t(($) => $.create.done, { name: made.name }) })
      onMade(made)
    },
  })
  const refusals = isApiError(error) ? yearRefusals(error.details) : {}
  const isAllMarked =
    isApiError(error) && error.details.length > 0 && error.details.every(({ path }) => isYearField(path))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isPending) return
    if (isFullYearValid(draft)) mutate({ body: fullYearBody(draft) })
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={t(($) => $.create.title)}
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
    >
      <FailureBanner error={isPending || isAllMarked ? null : error} />
      {!isCalendarKnown(spans) && <Banner tone="warning">{t(($) => $.calendar.none)}</Banner>}
      <FullYearFields
        draft={draft}
        change={(next) => {
          setDraft(next)
          if (error) reset()
        }}
        conflict={null}
        tried={tried}
        refusals={refusals}
      />
      {spans.length > 0 && <CalendarSources spans={spans} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending}>
          {t(($) => $.create.submit)}
        </Button>
        {onClose && (
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {t(($) => $.create.cancel)}
          </Button>
        )}
      </div>
    </form>
  )
}
