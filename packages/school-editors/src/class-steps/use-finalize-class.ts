import { updateSchoolClassMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { useMutation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

/** Finishes the set-up of a class for good; a finished class is left unchanged. */
export const useFinalizeClass = () => {
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
