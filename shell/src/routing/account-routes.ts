import { paths, type RouteObject } from '@lernspur/app-kit'

/** The user's account, and public pages. */
export const accountRoutes: RouteObject[] = [
  { path: paths.profile, lazy: () => import('../profile/profile.screen') },
  { path: paths.subscription, lazy: () => import('../subscription/subscription.screen') },
  { path: paths.legal, lazy: () => import('../legal/legal.screen') },
  { path: paths.legalNotice, lazy: () => import('../legal/legal-notice.screen') },
  { path: paths.privacy, lazy: () => import('../legal/privacy.screen') },
  { path: paths.terms, lazy: () => import('../legal/terms.screen') },
]
