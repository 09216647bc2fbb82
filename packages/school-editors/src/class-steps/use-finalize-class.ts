import { updateSchoolClassMutation } from '@lernspur/api-client/school-class.queries'
import { useMutation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'

/** Finishes the set-up of a class for good; a class that is finished already stays as it is. */
export const useFinalizeClass = () => {
  const { mutateAsync } = useMutation(updateSchoolClassMutation())
  return async ({ id, isOnboardingFinalized }: SchoolClass) => {
    if (isOnboardingFinalized) return
    await mutateAsync({
      id,
      body: {
        isOnboardingFinalized: true,
        isAssessmentTypeOnboardingFinalized: true,
        isStudentOnboardingFinalized: true,
      },
    })
  }
}
