import type { StepProps } from '@lernspur/app-kit/wizard/step'
import type { OnboardingFacts } from '../facts/onboarding-facts'
import { Invitations } from './invitations'
import { KnownSchool } from './known-school'
import { NewSchool } from './new-school'

/** The user's school: their own, one that invited them, or a new one. */
export function SchoolStep({ facts: { whoAmI, tenant, schoolDraft } }: StepProps<OnboardingFacts>) {
  if (tenant) return <KnownSchool key={tenant.id} tenant={tenant} />
  return (
    <NewSchool known={schoolDraft}>
      <Invitations whoAmI={whoAmI} />
    </NewSchool>
  )
}
