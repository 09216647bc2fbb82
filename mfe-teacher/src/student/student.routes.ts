import type { AreaRoute } from '@lernspur/app-kit'

/** The children of a class and what was observed of them, below `/class/{classId}`. */
export default [
  {
    path: 'student',
    lazy: () => import('./list/students.screen'),
    handle: {
      page: {
        place: 'class',
        order: 30,
        icon: 'users-round',
        text: 'teacher.page:students.title',
        words: 'teacher.page:students.words',
      },
    },
  },
  {
    path: 'student/observation-timeline',
    lazy: () => import('./class-timeline.screen'),
    handle: {
      page: {
        place: 'class',
        order: 70,
        icon: 'rotate-ccw-clock',
        text: 'teacher.page:timeline.title',
        words: 'teacher.page:timeline.words',
        further: true,
      },
    },
  },
  { path: 'student/reports/:reportId', lazy: () => import('../report/editor/report.screen') },
  {
    path: 'student/:studentId',
    lazy: () => import('./student.screen'),
    handle: { shows: 'student', reads: ['/api/classes/:classId/students/:studentId/overview'] },
  },
  {
    path: 'student/:studentId/timeline',
    lazy: () => import('./student-timeline.screen'),
    handle: { reads: ['/api/classes/:classId/students/:studentId/overview'] },
  },
] satisfies AreaRoute[]
