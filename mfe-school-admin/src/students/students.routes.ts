import type { AreaRoute } from '@lernspur/app-runtime'

/** The children of the school and of one of its classes, below its settings. */
export default [
  {
    path: 'students',
    lazy: () => import('./students.screen'),
    handle: {
      reads: [
        '/api/classes',
        '/api/students?order[0][field]=firstName&order[0][dir]=asc&order[1][field]=lastName&order[1][dir]=asc&offset=0&limit=50',
      ],
      page: {
        place: 'school',
        order: 20,
        icon: 'users-round',
        text: 'school-admin.page:students.title',
        words: 'school-admin.page:students.words',
        description: 'school-admin.page:students.description',
      },
      verbs: [
        {
          text: 'school-admin.page:students.add',
          words: 'school-admin.page:students.addWords',
          icon: 'user-plus',
          search: 'open=add',
          for: 'leader',
        },
      ],
    },
  },
  {
    path: 'classes/:classId/students',
    lazy: () => import('./class-students.screen'),
    handle: {
      reads: [
        '/api/classes',
        '/api/classes/:classId/students?order[0][field]=firstName&order[0][dir]=asc&order[1][field]=lastName&order[1][dir]=asc&offset=0&limit=50',
      ],
    },
  },
] satisfies AreaRoute[]
