import type { AreaRoute } from '@lernspur/app-runtime'

/** The children of a class and what was observed of them, below `/class/{classId}`. */
export default [
  {
    path: 'student',
    lazy: () => import('./list/students.screen'),
    handle: {
      reads: [
        '/api/classes/:classId/students',
        '/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/competence-domains?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-assessments?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-visuals',
        '/api/school-years',
        '/api/observations-v2?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId&order[0][field]=observedAt&order[0][dir]=desc&order[1][field]=createdAt&order[1][dir]=desc&limit=200',
        '/api/observations?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId&order[0][field]=observedAt&order[0][dir]=desc&order[1][field]=createdAt&order[1][dir]=desc&limit=200',
      ],
      page: {
        place: 'class',
        order: 30,
        icon: 'users-round',
        text: 'teacher.page:students.title',
        words: 'teacher.page:students.words',
      },
      verbs: [
        {
          text: 'teacher.page:verb.printClassList',
          words: 'teacher.page:verb.printClassListWords',
          icon: 'printer',
          search: 'open=print',
        },
      ],
    },
  },
  {
    path: 'student/observation-timeline',
    lazy: () => import('./class-timeline.screen'),
    handle: {
      reads: [
        '/api/classes/:classId/students',
        '/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/competence-domains?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-assessments?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-visuals',
        '/api/school-years',
        '/api/observations-v2?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId&order[0][field]=observedAt&order[0][dir]=desc&order[1][field]=createdAt&order[1][dir]=desc&offset=0&limit=40',
        '/api/observations?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId&order[0][field]=observedAt&order[0][dir]=desc&order[1][field]=createdAt&order[1][dir]=desc&offset=0&limit=40',
      ],
      page: {
        place: 'class',
        order: 70,
        icon: 'rotate-ccw-clock',
        text: 'teacher.page:timeline.title',
        words: 'teacher.page:timeline.words',
        further: true,
      },
      verbs: [
        {
          text: 'teacher.page:verb.entries',
          words: 'teacher.page:verb.entriesWords',
          icon: 'rotate-ccw-clock',
          search: 'competence=:competenceId',
        },
      ],
    },
  },
  {
    path: 'student/reports/:reportId',
    lazy: () => import('../report/editor/report.screen'),
    handle: {
      reads: ['/api/reports/:reportId', '/api/reports/:reportId/notes', '/api/text-blocks'],
    },
  },
  {
    path: 'student/:studentId',
    lazy: () => import('./student.screen'),
    handle: {
      shows: 'student',
      reads: ['/api/classes/:classId/students/:studentId/overview'],
      verbs: [{ text: 'teacher.page:verb.overview', words: 'teacher.page:verb.overviewWords', icon: 'printer' }],
    },
  },
  {
    path: 'student/:studentId/area/:area',
    lazy: () => import('./student-area.screen'),
    handle: { reads: ['/api/classes/:classId/students/:studentId/overview'] },
  },
  {
    path: 'student/:studentId/timeline',
    lazy: () => import('./student-timeline.screen'),
    handle: {
      reads: [
        '/api/classes/:classId/students/:studentId/overview',
        '/api/classes/:classId/students',
        '/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/competence-domains?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-assessments?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-visuals',
        '/api/school-years',
      ],
      verbs: [
        {
          text: 'teacher.page:verb.timeline',
          words: 'teacher.page:verb.timelineWords',
          icon: 'rotate-ccw-clock',
        },
        {
          text: 'teacher.page:verb.studentEntries',
          icon: 'rotate-ccw-clock',
          search: 'competence=:competenceId',
        },
      ],
    },
  },
] satisfies AreaRoute[]
