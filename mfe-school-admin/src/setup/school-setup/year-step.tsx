import { stateListQuery } from '@lernspur/api-client/reference-data.queries'
import {
  createSchoolYearMutation,
  schoolYearKeys,
  updateSchoolYearMutation,
} from '@lernspur/api-client/school-year.queries'
import { today, useMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import { useBase } from '@lernspur/app-kit/saving/use-base'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'
import { useTermNames } from '@lernspur/school-editors/school-year/use-term-names'
import { usualYear } from '@lernspur/school-editors/school-year/usual-year'
import { isYearValid, type YearDraft, yearBodyOf, yearDraftOf } from '@lernspur/school-editors/school-year/year-draft'
import { YearFields } from '@lernspur/school-editors/school-year/year-fields'
import { useRef, useState } from 'react'
import type { SchoolFacts } from './school-facts'

/** The running year, or the usual one of the school's country as a proposal. */
const useYear = ({ years, tenant }: SchoolFacts) => {
  const termNames = useTermNames()
  const { data: states } = useSuspenseQuery(stateListQuery())
  const [known] = useState(() => runningYear(years, today()))
  const latest = useRef(known?.id)
  const saveOn = useBase(known?.updatedAt)
  const reread = useReread(schoolYearKeys.all)
  const { mutateAsync: create } = useMutation(createSchoolYearMutation())
  const { mutateAsync: update } = useMutation(updateSchoolYearMutation())
  const country = states.rows.find(({ id }) => id === tenant.stateId)?.countryCode ?? 'DE'
  const autosave = useAutosave<YearDraft>({
    name: `year ${known?.id ?? 'new'}`,
    initial: yearDraftOf(known ?? usualYear(country, today(), (semester) => termNames[semester])),
    isValid: isYearValid,
    save: async (draft) => {
      const body = yearBodyOf(draft, [termNames.first, termNames.second])
      const id = latest.current
      const saved = await saveOn((updatedAt) =>
        id ? update({ id, body, ...(updatedAt && { updatedAt }) }) : create({ body }),
      )
      latest.current = saved.id
      await reread()
    },
  })
  return { ...autosave, isKnown: () => latest.current !== undefined }
}

/** When the school year begins, is halved and ends. */
export function YearStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const { draft, change, flush, isKnown } = useYear(facts)
  const next = async () => {
    if (!isYearValid(draft)) return false
    // What is proposed counts as chosen once somebody goes on with it.
    if (!isKnown()) change({ ...draft })
    await flush()
    return true
  }
  return (
    <StepPage title={t(($) => $.year.title)} description={t(($) => $.year.description)} onNext={next}>
      <YearFields draft={draft} change={change} />
    </StepPage>
  )
}
