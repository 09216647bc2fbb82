import type { Audience } from '@lernspur/contracts/area-route.contract'
import { audienceCookie } from '@lernspur/federation/runtime/audience-cookie'

const year = 365 * 24 * 60 * 60

/** Stores the audiences of the start page in a cookie, so that the server can preload its slot components. */
export const rememberAudiences = (audiences: readonly Audience[]): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${audienceCookie}=${audiences.join('.')}; Path=/; Max-Age=${year}; SameSite=Lax`
}
