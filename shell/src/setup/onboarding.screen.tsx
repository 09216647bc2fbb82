import { Navigate, paths, useLocation, usePageTitle, useParams, useSession, useTranslation } from '@lernspur/app-kit'
import { useState } from 'react'
import { classSteps } from './class-steps'
import { type OnboardingFacts, useOnboardingFacts } from './facts/onboarding-facts'
import { useRefresh } from './facts/use-refresh'
import { OnboardingFinishStep } from './finish/finish-step'
import { ProfileStep } from './profile/profile-step'
import { SchoolStep } from './school/school-step'
import type { Step } from './wizard/step'
import { Wizard } from './wizard/wizard'

const profile: Step<OnboardingFacts> = {
  id: 'profile',
  isDone: ({ whoAmI }) => whoAmI.firstName !== '' && whoAmI.lastName !== '',
  Screen: ProfileStep,
}

/** For whoever sets up a new school, from the own name to the first class (rule screen.6). */
const steps: readonly Step<OnboardingFacts>[] = [
  profile,
  { id: 'school', isDone: ({ tenant }) => tenant !== null, Screen: SchoolStep },
  ...classSteps,
  { id: 'finalize', isDone: () => false, Screen: OnboardingFinishStep },
]

const invitedSteps = [profile]

function Onboarding() {
  const { t } = useTranslation('setup')
  const { step } = useParams()
  const { search } = useLocation()
  const facts = useOnboardingFacts()
  const refresh = useRefresh()
  // Names are known from the registration; until a school is thought of, they are asked for all the same.
  if (step === undefined && facts.tenant === null && facts.schoolDraft === null)
    return <Navigate to={`${paths.onboarding}profile${search}`} replace />
  return (
    <Wizard
      base={paths.onboarding}
      steps={facts.isInvited ? invitedSteps : steps}
      facts={facts}
      refresh={refresh}
      title={t(($) => $.onboarding)}
    />
  )
}

/** For people whose account is not set up yet (`/onboarding/`). */
export function Component() {
  const { t } = useTranslation('setup')
  const { whoAmI } = useSession()
  usePageTitle(t(($) => $.onboarding))
  // Asked once: whoever finishes here is led on by the last step.
  const [wasCompleted] = useState(whoAmI.isSetupCompleted)
  return wasCompleted ? <Navigate to={paths.home} replace /> : <Onboarding />
}
