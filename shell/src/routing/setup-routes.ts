import { paths, type RouteObject } from '@lernspur/app-kit'

/** Wizards, in a frame of their own. A step stands behind the address of its wizard. */
export const setupRoutes: RouteObject[] = [
  { path: `${paths.onboarding}:step?`, lazy: () => import('../setup/onboarding.screen') },
  { path: `${paths.classSetup}/:step?`, lazy: () => import('../setup/class-setup.screen') },
  { path: `${paths.schoolSetup}/:step?`, lazy: () => import('../setup/school-setup.screen') },
  { path: paths.createClass, lazy: () => import('../setup/create-class.screen') },
]
