import {
  createSchoolYearMutation,
  schoolYearKeys,
  schoolYearListQuery,
  updateSchoolYearMutation,
} from '@lernspur/api-client/school-admin/school-year.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { FirstHint } from '@lernspur/app-kit/person/first-hint'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import {
  isApiError,
  notFound,
  today,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useTranslation,
} from '@lernspur/app-runtime'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'
import { isYearValid, type YearDraft, yearBodyOf, yearDraftOf } from '@lernspur/school-editors/school-year/year-draft'
import { YearFields } from '@lernspur/school-editors/school-year/year-fields'
import { useRef, useState } from 'react'
import { useTermNames } from '../../school-year/use-term-names'
import { useYearProposal } from '../../school-year/use-year-proposal'
import type { SchoolFacts } from './school-facts'

/** The server's error for dates that overlap another year or are no valid year. */
const refusalOf = (error: unknown): string | undefined =>
  isApiError(error) && ['SCHOOL_YEAR_ALREADY_EXISTS', 'INVALID_SCHOOL_YEAR'].includes(error.code)
    ? error.details[0]?.message
    : undefined

/** The current school year, or a proposal with the dates of the school's state. */
const useYear = ({ years }: SchoolFacts) => {
  const termNames = useTermNames()
  const names = [termNames.first, termNames.second] as const
  const { year: proposal } = useYearProposal(years)
  const [known] = useState(() => runningYear(years, today()))
  const latest = useRef(known)
  const queryClient = useQueryClient()
  const reread = useReread(schoolYearKeys.all)
  const { mutateAsync: create, error: notCreated } = useKeyedMutation(createSchoolYearMutation())
  const options = updateSchoolYearMutation()
  const { mutateAsync: update, error: notUpdated } = useMutation({
    ...options,
    meta: { ...options.meta, showsConflict: true },
  })
  const autosave = useAutosave<YearDraft>({
    name: `year ${known?.id ?? 'new'}`,
    initial: yearDraftOf(known ?? proposal),
    isValid: isYearValid,
    updatedAt: known?.updatedAt,
    save: async (draft, updatedAt) => {
      const { name, ...days } = yearBodyOf(draft, names)
      const year = latest.current
      // A name chosen by a user is kept.
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
  return { ...autosave, isKnown: () => latest.current !== undefined, refusal: refusalOf(notCreated ?? notUpdated) }
}

/** First day, start of the second semester and last day of the school year. */
export function YearStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const { draft, change, flush, conflict, isKnown, refusal } = useYear(facts)
  const next = async () => {
    if (!isYearValid(draft)) return false
    // Continuing saves the proposal.
    if (!isKnown()) change({ ...draft })
    await flush()
    return true
  }
  return (
    <StepPage title={t(($) => $.year.title)} description={t(($) => $.year.description)} onNext={next}>
      <FirstHint flag="schoolYearSetupTooltipSeen">{t(($) => $.year.hint)}</FirstHint>
      <YearFields draft={draft} change={change} conflict={conflict} refusal={refusal} />
    </StepPage>
  )
}
