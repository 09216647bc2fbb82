import type { AreaRoute } from '@lernspur/app-kit'

/** The settings of a class, below `/class/{classId}`. */
export default [
  {
    path: 'settings',
    lazy: () => import('./settings.screen'),
    handle: {
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
  },
  {
    path: 'settings/performanceVisual',
    lazy: () => import('./scale/scales.screen'),
    handle: {
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
