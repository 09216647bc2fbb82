import './area.css'
import type { AreaRoute } from '@lernspur/app-kit'
import { registerSchoolTexts } from './texts'

registerSchoolTexts()

export default [
  {
    path: 'onboarding/:step?',
    lazy: () => import('./setup/onboarding/onboarding.screen'),
    handle: { layout: 'setup', reads: ['/api/users/me/school-draft'] },
  },
  {
    path: 'school-setup/:step?',
    lazy: () => import('./setup/school-setup/school-setup.screen'),
    handle: {
      layout: 'setup',
      reads: [
        '/api/tenants/current',
        '/api/tenants/current/user-roles',
        '/api/school-years',
        '/api/tenants/current/subjects/template',
      ],
    },
  },
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
