import { type Session, useSession } from '@lernspur/app-runtime'
import type { Audience } from '@lernspur/contracts/area-route.contract'
import { audienceCookie } from '@lernspur/federation/runtime/audience-cookie'

/** All audiences that the user belongs to in the current role. */
export const audiencesOf = ({ role, tenant }: Pick<Session, 'role' | 'tenant'>): readonly Audience[] => {
  if (!role || !tenant) return []
  if (tenant.isProvider) return ['provider']
  if (role.roleType === 'user') return ['school']
  return tenant.isWizardFinalized ? ['school', 'leader'] : ['school', 'leader', 'founder']
}

const year = 365 * 24 * 60 * 60

/** Stores the audiences of the signed-in user in a cookie, so that the server knows what the next page will need. */
export const rememberAudiences = (session: Session): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${audienceCookie}=${audiencesOf(session).join('.')}; Path=/; Max-Age=${year}; SameSite=Lax`
}

/** Like `audiencesOf`, for the signed-in user. */
export const useAudiences = (): readonly Audience[] => audiencesOf(useSession())
