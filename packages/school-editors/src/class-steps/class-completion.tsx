import { updateSchoolClassMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useMutation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { ClassFacts } from './class-facts'
import { ClassSummary } from './class-summary'

/** Finishes the set-up of a class for good; leaves a finished class unchanged. */
const useFinalizeClass = () => {
  const { mutateAsync } = useMutation(updateSchoolClassMutation())
  return async ({ id, isOnboardingFinalized }: SchoolClass) => {
    if (isOnboardingFinalized) return
    await mutateAsync({
      params: { id },
      body: {
        isOnboardingFinalized: true,
        isAssessmentTypeOnboardingFinalized: true,
        isStudentOnboardingFinalized: true,
      },
    })
  }
}

interface ClassCompletionProps {
  facts: ClassFacts
  /** Path of this wizard's steps. */
  base: string
  /** Called after the class is finished. */
  complete?: () => Promise<void>
  /** Reloads what was stored, before navigating. */
  refresh: () => Promise<unknown>
  /** Where to go afterwards. */
  next: string
  /** What comes next, in a sentence. */
  outlook?: string | undefined
}

/** Summarises the class before its set-up is finished. */
export function ClassCompletion({ facts, base, complete, refresh, next, outlook }: ClassCompletionProps) {
  const { t } = useTranslation('school-editors.class-steps')
  const navigate = useNavigate()
  const finalize = useFinalizeClass()
  const isEmpty = facts.schoolClass?.studentCount === 0
  const description = isEmpty ? t(($) => $.finish.descriptionEmpty) : t(($) => $.finish.description)
  const completeClass = async () => {
    if (facts.schoolClass) await finalize(facts.schoolClass)
    await complete?.()
    return true
  }
  const proceed = async () => {
    await refresh()
    await navigate(next)
  }
  return (
    <StepPage
      title={isEmpty ? t(($) => $.finish.titleEmpty) : t(($) => $.finish.title)}
      description={outlook === undefined ? description : `${description} ${outlook}`}
      nextLabel={isEmpty ? t(($) => $.finish.submitEmpty) : t(($) => $.finish.submit)}
      onNext={completeClass}
      proceed={proceed}
    >
      <ClassSummary facts={facts} base={base} />
    </StepPage>
  )
}
