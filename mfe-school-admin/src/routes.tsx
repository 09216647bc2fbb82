import './area.css'
import type { AreaRoute } from '@lernspur/app-kit'
import { registerSchoolTexts } from './texts'

registerSchoolTexts()

export default [
  {
    path: 'school',
    handle: { needs: ['leader'] },
    children: [
      {
        path: ':schoolId/settings',
        children: [
          { index: true, lazy: () => import('./settings-index.screen') },
          {
            path: 'classes',
            lazy: () => import('./school-class/school-classes.screen'),
            handle: {
              reads: ['/api/classes'],
              page: { place: 'school', order: 10, icon: 'school', text: 'school-admin.page:classes.title' },
            },
          },
        ],
      },
    ],
  },
] satisfies AreaRoute[]
