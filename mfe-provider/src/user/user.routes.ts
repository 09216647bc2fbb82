import type { AreaRoute } from '@lernspur/app-kit'

/** The support desk, below `/provider`. */
export default [
  {
    path: 'user',
    lazy: () => import('./users.screen'),
    handle: {
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
  { path: 'user/:userId', lazy: () => import('./user.screen') },
] satisfies AreaRoute[]
