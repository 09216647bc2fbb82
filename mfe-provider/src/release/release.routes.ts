import type { AreaRoute } from '@lernspur/app-runtime'

/** Releases. No page of the navigation, because only some admins see it: the overview leads there. */
export default [
  {
    path: 'releases',
    lazy: () => import('./releases.screen'),
    handle: { reads: ['/api/provider/releases'] },
  },
] satisfies AreaRoute[]
