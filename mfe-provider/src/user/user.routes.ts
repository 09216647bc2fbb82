import type { AreaRoute } from '@lernspur/app-runtime'

/** The support desk, below `/provider`. */
export default [
  {
    path: 'user',
    lazy: () => import('./users.screen'),
    handle: {
      reads: [
        '/api/provider/users?order[0][field]=firstName&order[0][dir]=asc&order[1][field]=lastName&order[1][dir]=asc&offset=0&limit=50',
      ],
      page: {
        place: 'provider',
        order: 20,
        icon: 'users',
        text: 'provider.page:users.title',
        description: 'provider.page:users.description',
        words: 'provider.page:users.words',
      },
    },
  },
  {
    path: 'user/:userId',
    lazy: () => import('./user.screen'),
    handle: {
      reads: [
        '/api/provider/users/:userId/support-case',
        '/api/provider/tenants/user-roles?filter[0][field]=userId&filter[0][type]=eq&filter[0][value]=:userId',
      ],
    },
  },
] satisfies AreaRoute[]
