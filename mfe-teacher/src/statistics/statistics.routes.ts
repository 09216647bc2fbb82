import type { AreaRoute } from '@lernspur/app-runtime'

/** The statistics of a class, below `/class/{classId}`. */
export default [
  {
    path: 'statistics',
    lazy: () => import('./statistics.screen'),
    handle: {
      reads: ['/api/classes/:classId/statistics/levels'],
      page: {
        place: 'class',
        order: 45,
        icon: 'chart-no-axes-column',
        text: 'teacher.page:statistics.title',
        words: 'teacher.page:statistics.words',
      },
      verbs: [
        {
          text: 'teacher.page:verb.development',
          words: 'teacher.page:verb.developmentWords',
          icon: 'chart-no-axes-column',
          search: 'view=child&child=:studentId',
        },
        {
          text: 'teacher.page:verb.printStatistics',
          words: 'teacher.page:verb.printStatisticsWords',
          icon: 'printer',
        },
      ],
    },
  },
] satisfies AreaRoute[]
