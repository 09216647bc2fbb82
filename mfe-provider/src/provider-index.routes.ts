import type { AreaRoute } from '@lernspur/app-runtime'

/** The provider's overview. */
export default [
  {
    index: true,
    lazy: () => import('./provider-index.screen'),
    handle: {
      reads: [
        '/api/provider/first-steps',
        '/api/provider/dashboard/history',
        '/api/provider/dashboard/quiet-schools?weeks=4',
        '/api/provider/dashboard/loose-ends',
        '/api/healthcheck',
        '/api/provider/dashboard/backup',
        '/api/provider/dashboard/installation',
      ],
      page: {
        place: 'provider',
        order: 0,
        icon: 'chart-line',
        text: 'provider.page:dashboard.title',
        description: 'provider.page:dashboard.description',
        words: 'provider.page:dashboard.words',
      },
    },
  },
] satisfies AreaRoute[]
