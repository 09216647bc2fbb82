import type { AreaRoute } from '@lernspur/app-runtime'

/** The look back at a class, below `/class/{classId}`. */
export default [
  {
    path: 'look-back',
    lazy: () => import('./look-back.screen'),
    handle: {
      reads: ['/api/classes/:classId/look-back'],
      page: {
        place: 'class',
        order: 75,
        icon: 'telescope',
        text: 'teacher.page:lookBack.title',
        words: 'teacher.page:lookBack.words',
        further: true,
      },
    },
  },
] satisfies AreaRoute[]
