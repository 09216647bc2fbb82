import type { AreaRoute } from '@lernspur/app-runtime'

/** What the provider tells schools. */
export default [
  {
    path: 'announcements',
    lazy: () => import('./announcements.screen'),
    handle: {
      reads: ['/api/provider/announcements?order[0][field]=startsAt&order[0][dir]=desc&offset=0&limit=20'],
      page: {
        place: 'provider',
        order: 60,
        icon: 'megaphone',
        text: 'provider.page:announcements.title',
        description: 'provider.page:announcements.description',
        words: 'provider.page:announcements.words',
      },
    },
  },
] satisfies AreaRoute[]
