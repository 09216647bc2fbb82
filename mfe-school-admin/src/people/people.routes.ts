import type { AreaRoute } from '@lernspur/app-runtime'

/** Pages about the people of a school, below `/school/{schoolId}/settings`. */
export default [
  {
    path: 'user',
    lazy: () => import('./people.screen'),
    handle: {
      reads: ['/api/tenants/current/staff/counts', '/api/invitations/active'],
      page: {
        place: 'school',
        order: 30,
        icon: 'users',
        text: 'school-admin.page:people.title',
        description: 'school-admin.page:people.description',
        words: 'school-admin.page:people.words',
      },
      verbs: [
        {
          text: 'school-admin.page:people.invite',
          words: 'school-admin.page:people.inviteWords',
          icon: 'user-plus',
          search: 'open=invite',
          for: 'leader',
        },
      ],
    },
  },
  {
    path: 'user/rights',
    lazy: () => import('./rights/rights.screen'),
    handle: {
      reads: ['/api/tenants/current/users', '/api/tenants/current/subject-names'],
      page: {
        place: 'school',
        order: 31,
        icon: 'key-round',
        text: 'school-admin.page:rights.title',
        description: 'school-admin.page:rights.description',
        words: 'school-admin.page:rights.words',
        further: true,
      },
    },
  },
] satisfies AreaRoute[]
