import type { AreaRoute } from '@lernspur/app-runtime'

/** Templates of the provider, which schools take over in versions. */
export default [
  {
    path: 'providerSubjectTemplates',
    lazy: () => import('./subject-templates.screen'),
    handle: {
      reads: [
        '/api/provider/template-versions/preview',
        '/api/provider/subjects/templates?offset=0&limit=100',
        '/api/states',
      ],
      page: {
        place: 'provider',
        order: 40,
        icon: 'library',
        text: 'provider.page:subjectTemplates.title',
        description: 'provider.page:subjectTemplates.description',
        words: 'provider.page:subjectTemplates.words',
      },
    },
  },
  {
    path: 'providerSubjectTemplates/:schoolSubjectId/competences',
    lazy: () => import('./competences.screen'),
    handle: {
      reads: [
        '/api/provider/subjects/templates?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=:schoolSubjectId',
        '/api/provider/subjects/templates',
      ],
    },
  },
] satisfies AreaRoute[]
