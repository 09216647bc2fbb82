import type { AreaRoute } from '@lernspur/app-runtime'

/** Templates of the school, below its settings. */
export default [
  {
    path: 'schoolSubjectTemplates',
    lazy: () => import('./subject-templates.screen'),
    handle: {
      reads: ['/api/tenants/current/subjects/template'],
      page: {
        place: 'school',
        order: 40,
        icon: 'library',
        text: 'school-admin.page:subjectTemplates.title',
        words: 'school-admin.page:subjectTemplates.words',
        description: 'school-admin.page:subjectTemplates.description',
      },
    },
  },
  {
    path: 'schoolSubjectTemplates/:schoolSubjectId/competences',
    lazy: () => import('./competences.screen'),
    handle: { reads: ['/api/tenants/current/subjects/template'] },
  },
] satisfies AreaRoute[]
