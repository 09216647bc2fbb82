import type { AreaRoute } from '@lernspur/app-runtime'

/** The official forms of reports, and the editor of one. */
export default [
  {
    path: 'official-forms',
    lazy: () => import('./official-forms.screen'),
    handle: {
      reads: ['/api/provider/official-forms', '/api/states'],
      page: {
        place: 'provider',
        order: 55,
        icon: 'file-text',
        text: 'provider.page:officialForms.title',
        description: 'provider.page:officialForms.description',
        words: 'provider.page:officialForms.words',
      },
    },
  },
  {
    path: 'official-forms/:formId',
    lazy: () => import('./official-form.screen'),
    handle: { reads: ['/api/provider/official-forms', '/api/states'] },
  },
] satisfies AreaRoute[]
