import type { AreaRoute } from '@lernspur/app-kit'

/** The provider's overview. */
export default [
  {
    index: true,
    lazy: () => import('./provider-index.screen'),
    handle: {
      reads: ['/api/provider/dashboard/history', '/api/provider/dashboard/loose-ends'],
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
