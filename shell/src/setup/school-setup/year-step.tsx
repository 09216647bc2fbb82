import { stateListQuery } from '@lernspur/api-client/reference-data.queries'
import {
  createSchoolYearMutation,
  schoolYearKeys,
  schoolYearListQuery,
  updateSchoolYearMutation,
} from '@lernspur/api-client/school-year.queries'
import {
  notFound,
  today,
  useFormat,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-kit'
import { DraftConflictNotice } from '@lernspur/app-kit/saving/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { DateInput } from '@lernspur/ui/form/date-input'
import { Field } from '@lernspur/ui/form/field'
import { useRef, useState } from 'react'
import { runningYear } from '../class/use-school-year'
import { usualYear } from '../class/usual-year'
import type { SchoolFacts } from './school-facts'
import { isYearValid, type YearDraft, yearBodyOf, yearDraftOf } from './year-draft'

/** The running year, or the usual one of the school's country as a proposal. */
const useYear = ({ years, tenant }: SchoolFacts) => {
  const { t } = useTranslation('setup')
  const { data: states } = useSuspenseQuery(stateListQuery())
  const names = [t(($) => $.year.first), t(($) => $.year.second)] as const
  const [known] = useState(() => runningYear(years, today()))
  const latest = useRef(known)
  const queryClient = useQueryClient()
  const reread = useReread(schoolYearKeys.all)
  const { mutateAsync: create } = useKeyedMutation(createSchoolYearMutation())
  const options = updateSchoolYearMutation()
  const { mutateAsync: update } = useMutation({ ...options, meta: { ...options.meta, tellsConflict: true } })
  const country = states.rows.find(({ id }) => id === tenant.stateId)?.countryCode ?? 'DE'
  const autosave = useAutosave<YearDraft>({
    name: `year ${known?.id ?? 'new'}`,
    initial: yearDraftOf(known ?? usualYear(country, today(), (semester) => names[semester === 'first' ? 0 : 1])),
    isValid: isYearValid,
    updatedAt: known?.updatedAt,
    save: async (draft, updatedAt) => {
      const { name, ...days } = yearBodyOf(draft, names)
      const year = latest.current
      // A name that somebody gave it stays.
      const isNamed = year !== undefined && year.name !== yearBodyOf(yearDraftOf(year), names).name
      const body = { ...days, ...(!isNamed && { name }) }
      const saved = await (year
        ? update({ params: { id: year.id }, body, ifMatch: updatedAt })
        : create({ body: { ...days, name } }))
      latest.current = saved
      await reread()
      return saved
    },
    reread: async () => {
      const { rows } = await queryClient.query({ ...schoolYearListQuery(), staleTime: 0 })
      const theirs = rows.find(({ id }) => id === latest.current?.id) ?? notFound()
      latest.current = theirs
      return { draft: yearDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  return { ...autosave, isKnown: () => latest.current !== undefined }
}

/** When the school year begins, is halved and ends. */
export function YearStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-setup')
  const format = useFormat()
  const { draft, change, flush, conflict, isKnown } = useYear(facts)
  const isValid = isYearValid(draft)
  const next = async () => {
    if (!isValid) return false
    // What is proposed counts as chosen once somebody goes on with it.
    if (!isKnown()) change({ ...draft })
    await flush()
    return true
  }
  return (
    <StepPage title={t(($) => $.year.title)} description={t(($) => $.year.description)} onNext={next}>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.year.start), ({ start }) => format.day(start)],
          [t(($) => $.year.second), ({ second }) => format.day(second)],
          [t(($) => $.year.end), ({ end }) => format.day(end)],
        ]}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Field label={t(($) => $.year.start)} required>
          <DateInput value={draft.start} onValueChange={(start) => change({ ...draft, start })} />
        </Field>
        <Field label={t(($) => $.year.second)} error={isValid ? undefined : t(($) => $.year.order)} required>
          <DateInput
            min={draft.start}
            max={draft.end}
            value={draft.second}
            onValueChange={(second) => change({ ...draft, second })}
          />
        </Field>
        <Field label={t(($) => $.year.end)} required>
          <DateInput min={draft.second} value={draft.end} onValueChange={(end) => change({ ...draft, end })} />
        </Field>
      </div>
      {isValid && (
        <p className="text-sm text-muted-foreground">
          {t(($) => $.year.result, { period: format.period(draft.start, draft.end), second: format.day(draft.second) })}
        </p>
      )}
    </StepPage>
  )
}
