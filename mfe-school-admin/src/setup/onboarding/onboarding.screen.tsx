import type { Step } from '@lernspur/app-kit/wizard/step'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { Wizard } from '@lernspur/app-kit/wizard/wizard'
import {
  Navigate,
  paths,
  useLocation,
  usePageTitle,
  useParams,
  useSession,
  useTranslation,
} from '@lernspur/app-runtime'
import { useClassSteps, useFinishStep } from '@lernspur/school-editors/class-steps/use-class-steps'
import { useState } from 'react'
import { type OnboardingFacts, onboardingFactKeys, useOnboardingFacts } from '../facts/onboarding-facts'
import { SchoolStep } from '../school/school-step'
import { FirstClassStep } from './first-class-step'
import { OnboardingFinishStep } from './onboarding-finish-step'
import { ProfileStep } from './profile-step'

/** Steps for a user who sets up a new school, from the profile to the first class (rule screen.6); others only join. */
const useSteps = (joinsOnly: boolean): readonly Step<OnboardingFacts>[] => {
  const { t } = useTranslation('school-admin.onboarding')
  const [firstClass, ...classSteps] = useClassSteps()
  const finish = useFinishStep(OnboardingFinishStep)
  const profile: Step<OnboardingFacts> = {
    id: 'profile',
    name: t(($) => $.profile.step),
    isDone: ({ whoAmI }) => whoAmI.firstName !== '' && whoAmI.lastName !== '',
    Screen: ProfileStep,
  }
  const school: Step<OnboardingFacts> = {
    id: 'school',
    name: t(($) => $.school.step),
    isDone: ({ tenant }) => tenant !== null,
    Screen: SchoolStep,
  }
  const own = firstClass ? [{ ...firstClass, Screen: FirstClassStep }] : []
  return joinsOnly ? [profile] : [profile, school, ...own, ...classSteps, finish]
}

function Onboarding() {
  const { t } = useTranslation('school-admin.onboarding')
  const { step } = useParams()
  const { search } = useLocation()
  const facts = useOnboardingFacts()
  const steps = useSteps(facts.isInvited || facts.invitation !== null || facts.waitingFor !== null)
  const refresh = useRefresh(onboardingFactKeys)
  // The names are known from the registration, but the step counts as open until there is a draft of a school.
  if (step === undefined && facts.tenant === null && facts.schoolDraft === null)
    return <Navigate to={`${paths.onboarding}profile${search}`} replace />
  return <Wizard base={paths.onboarding} steps={steps} facts={facts} refresh={refresh} title={t(($) => $.title)} />
}

/** For users whose account is not set up yet (`/onboarding/`). */
export function Component() {
  const { t } = useTranslation('school-admin.onboarding')
  const { whoAmI } = useSession()
  usePageTitle(t(($) => $.title))
  // Evaluated once: after finishing, the last step navigates.
  const [wasCompleted] = useState(whoAmI.isSetupCompleted)
  return wasCompleted ? <Navigate to={paths.home} replace /> : <Onboarding />
}
