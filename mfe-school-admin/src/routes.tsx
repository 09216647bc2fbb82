import './area.css'
import type { AreaRoute } from '@lernspur/app-kit'
import { registerSchoolTexts } from './texts'

registerSchoolTexts()

export default [
  {
    path: 'school/:schoolId/settings',
    children: [
      { index: true, lazy: () => import('./settings-index.screen') },
      {
        path: 'classes',
        lazy: () => import('./school-class/school-classes.screen'),
        handle: { reads: ['/api/classes'] },
      },
    ],
  },
] satisfies AreaRoute[]
