import { type Session, useSession } from '@lernspur/app-kit'
import type { Audience, PagePlace } from '@lernspur/contracts/area-route.contract'

const ofPlace: Readonly<Record<PagePlace, Audience>> = {
  class: 'school',
  school: 'leader',
  provider: 'provider',
  own: 'school',
  action: 'school',
}

/** For whom a page is shown: as it says, else as its place does. */
export const audienceOf = ({ place, for: said }: { readonly place: PagePlace; readonly for?: Audience | undefined }) =>
  said ?? ofPlace[place]

/** Everything that somebody is, in the present role. */
export const audiencesOf = ({ role, tenant }: Pick<Session, 'role' | 'tenant'>): readonly Audience[] => {
  if (!role || !tenant) return []
  if (tenant.isProvider) return ['provider']
  if (role.roleType === 'user') return ['school']
  return tenant.isWizardFinalized ? ['school', 'leader'] : ['school', 'leader', 'founder']
}

/** As `audiencesOf`, of whoever is signed in. */
export const useAudiences = (): readonly Audience[] => audiencesOf(useSession())
