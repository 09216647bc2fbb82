import type { AreaRoute } from '@lernspur/app-runtime'

/** The settings of a class, below `/class/{classId}`. */
export default [
  {
    path: 'settings',
    lazy: () => import('./settings.screen'),
    handle: {
      reads: [
        '/api/classes/access-rights?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId&limit=1',
        '/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-assessments?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-visuals?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
      ],
      page: {
        place: 'class',
        order: 50,
        icon: 'settings-2',
        text: 'teacher.page:settings.title',
        words: 'teacher.page:settings.words',
        rights: ['canManageAccessRights', 'canManageStudents', 'canManagePerformanceVisuals', 'canManageCompetences'],
      },
    },
  },
  {
    path: 'settings/classTeam',
    lazy: () => import('./team/team.screen'),
    handle: {
      reads: [
        '/api/classes/access-rights?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/tenants/current/users',
        '/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
      ],
      page: {
        place: 'class',
        order: 60,
        icon: 'users',
        text: 'teacher.page:classTeam.title',
        words: 'teacher.page:classTeam.words',
        rights: ['canManageAccessRights'],
        further: true,
      },
    },
  },
  {
    path: 'settings/performanceAssessments',
    lazy: () => import('./assessment/assessments.screen'),
    handle: {
      reads: [
        '/api/performance-assessments?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/school-years',
        '/api/performance-visuals?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-visuals?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
        '/api/performance-assessments?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
      ],
      page: {
        place: 'class',
        order: 63,
        icon: 'percent',
        text: 'teacher.page:classAssessments.title',
        words: 'teacher.page:classAssessments.words',
        rights: ['canManagePerformanceVisuals'],
        further: true,
      },
    },
  },
  {
    path: 'settings/students',
    lazy: () => import('./students/students.screen'),
    handle: {
      reads: [
        '/api/classes/:classId/students?order[0][field]=firstName&order[0][dir]=asc&order[1][field]=lastName&order[1][dir]=asc&offset=0&limit=50',
      ],
      page: {
        place: 'class',
        order: 61,
        icon: 'users-round',
        text: 'teacher.page:classStudents.title',
        words: 'teacher.page:classStudents.words',
        rights: ['canManageStudents'],
        further: true,
      },
      verbs: [
        {
          text: 'teacher.page:verb.addStudent',
          words: 'teacher.page:verb.addStudentWords',
          icon: 'user-plus',
          search: 'open=add',
          rights: ['canManageStudents'],
        },
      ],
    },
  },
  {
    path: 'settings/schoolSubjects',
    lazy: () => import('./subjects/subjects.screen'),
    handle: {
      reads: ['/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId'],
      page: {
        place: 'class',
        order: 62,
        icon: 'book-open',
        text: 'teacher.page:classSubjects.title',
        words: 'teacher.page:classSubjects.words',
        rights: ['canManageCompetences', 'canManageStudents'],
        further: true,
      },
    },
  },
  {
    path: 'settings/schoolSubjects/:schoolSubjectId/competences',
    lazy: () => import('./subjects/competences.screen'),
    handle: {
      reads: [
        '/api/subjects?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/competence-domains?filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=:schoolSubjectId',
      ],
    },
  },
  {
    path: 'settings/performanceVisual',
    lazy: () => import('./scale/scales.screen'),
    handle: {
      reads: [
        '/api/performance-visuals?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
        '/api/performance-visuals?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
        '/api/assessment-types?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=:classId',
      ],
      page: {
        place: 'class',
        order: 64,
        icon: 'face-slightly-smiling',
        text: 'teacher.page:classVisual.title',
        words: 'teacher.page:classVisual.words',
        rights: ['canManagePerformanceVisuals'],
        further: true,
      },
    },
  },
] satisfies AreaRoute[]
