import type { AreaPart, AreaRoute } from '@lernspur/app-runtime'
import peopleRoutes from './people/people.routes'
import settingsRoutes from './settings.routes'
import studentRoutes from './students/students.routes'
import subjectTemplateRoutes from './subject-template/subject-template.routes'
import { registerSchoolTexts } from './texts'

registerSchoolTexts()

/** What people call the area; the shell shows it where the area cannot be loaded. */
export const title = 'school-admin.page:title'

/** Styles of the screens; parts bring their own. */
export const styles = () => import('./area.css')

export const parts = [
  { slot: 'home.school', order: 10, for: 'founder', shape: 'none', load: () => import('./home/reminder.part') },
  { slot: 'home.school', order: 20, for: 'leader', shape: 'none', load: () => import('./home/role-requests.part') },
] satisfies AreaPart[]

export default [
  {
    path: 'onboarding/:step?',
    lazy: () => import('./setup/onboarding/onboarding.screen'),
    handle: { layout: 'setup', setup: 'person', reads: ['/api/users/me/school-draft'] },
  },
  {
    path: 'school-setup/:step?',
    lazy: () => import('./setup/school-setup/school-setup.screen'),
    handle: {
      layout: 'setup',
      needs: ['school'],
      reads: [
        '/api/tenants/current',
        '/api/tenants/current/user-roles',
        '/api/school-years',
        '/api/tenants/current/subjects/template',
        '/api/performance-visuals?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
        '/api/performance-assessments?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
      ],
      page: { place: 'own', order: 20, icon: 'school', text: 'school-admin.page:schoolSetup.title', for: 'founder' },
    },
  },
  {
    path: 'school',
    handle: { needs: ['leader'] },
    children: [
      { index: true, lazy: () => import('./school-index.screen') },
      {
        path: ':schoolId/settings',
        lazy: () => import('./settings.layout'),
        children: [...settingsRoutes, ...studentRoutes, ...peopleRoutes, ...subjectTemplateRoutes],
      },
    ],
  },
] satisfies AreaRoute[]
