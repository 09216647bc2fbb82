import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { paths, useTranslation } from '@lernspur/app-runtime'
import { ClassCompletion } from '@lernspur/school-editors/class-steps/class-completion'
import { type OnboardingFacts, onboardingFactKeys } from '../facts/onboarding-facts'
import { useCompleteSetup } from '../facts/use-complete-setup'

/** The end of the onboarding: finishes the class and the user's set-up, and continues with the set-up of the school. */
export function OnboardingFinishStep({ facts }: StepProps<OnboardingFacts>) {
  const { t } = useTranslation('school-admin.onboarding')
  const completeSetup = useCompleteSetup()
  const refresh = useRefresh(onboardingFactKeys)
  const isSchoolNext = facts.tenant?.isWizardFinalized === false
  return (
    <ClassCompletion
      facts={facts}
      base={paths.onboarding}
      complete={completeSetup}
      refresh={refresh}
      next={isSchoolNext ? paths.schoolSetup : paths.home}
      outlook={isSchoolNext ? t(($) => $.finish.school) : undefined}
    />
  )
}
