import type { AreaRoute } from '@lernspur/app-runtime'

export default [
  {
    path: 'observe',
    lazy: () => import('./observation.screen'),
    handle: {
      reads: ['/api/classes/:classId/capture'],
      readsDrafts: true,
      page: {
        place: 'class',
        order: 10,
        icon: 'eye',
        text: 'teacher.page:observe.title',
        words: 'teacher.page:observe.words',
        rights: ['canWriteCompetenceEntries'],
        key: 'b',
      },
      verbs: [
        {
          text: 'teacher.page:verb.observe',
          words: 'teacher.page:verb.observeWords',
          icon: 'eye',
          search: 'competence=:competenceId',
          rights: ['canWriteCompetenceEntries'],
        },
      ],
    },
  },
] satisfies AreaRoute[]
