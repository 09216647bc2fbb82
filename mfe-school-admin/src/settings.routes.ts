import type { AreaRoute } from '@lernspur/app-runtime'

/** Pages below `/school/{schoolId}/settings`. */
export default [
  {
    index: true,
    lazy: () => import('./settings/settings.screen'),
    handle: {
      reads: ['/api/tenants/current/open-tasks', '/api/tenants/current', '/api/states', '/api/school-types'],
      page: {
        place: 'school',
        order: 5,
        icon: 'settings',
        text: 'school-admin.page:settings.title',
        words: 'school-admin.page:settings.words',
      },
    },
  },
  {
    path: 'classes',
    lazy: () => import('./school-class/school-classes.screen'),
    handle: {
      reads: [
        '/api/classes?filter[0][field]=isActive&filter[0][type]=eq&filter[0][value]=true&order[0][field]=schoolLevel&order[0][dir]=asc&order[1][field]=name&order[1][dir]=asc&offset=0&limit=50',
        '/api/tenants/current/class-totals',
        '/api/school-years',
      ],
      page: {
        place: 'school',
        order: 10,
        icon: 'school',
        text: 'school-admin.page:classes.title',
        description: 'school-admin.page:classes.description',
      },
    },
  },
  {
    path: 'classes/templates',
    lazy: () => import('./school-class/template/class-templates.screen'),
    handle: {
      reads: ['/api/class-templates?order[0][field]=name&order[0][dir]=asc&offset=0&limit=50'],
      page: {
        place: 'school',
        order: 11,
        icon: 'copy-plus',
        text: 'school-admin.page:classTemplates.title',
        words: 'school-admin.page:classTemplates.words',
        description: 'school-admin.page:classTemplates.description',
        further: true,
      },
    },
  },
  {
    path: 'reports',
    lazy: () => import('./report/reports.screen'),
    handle: {
      reads: ['/api/school-years'],
      page: {
        place: 'school',
        order: 25,
        icon: 'files',
        text: 'school-admin.page:reports.title',
        words: 'school-admin.page:reports.words',
        description: 'school-admin.page:reports.description',
      },
    },
  },
  {
    path: 'enm-file',
    lazy: () => import('./enm/enm-file.screen'),
    handle: {
      page: {
        place: 'school',
        order: 26,
        icon: 'files',
        text: 'school-admin.page:enmFile.title',
        words: 'school-admin.page:enmFile.words',
        description: 'school-admin.page:enmFile.description',
        further: true,
      },
    },
  },
  {
    path: 'seal',
    lazy: () => import('./seal/seal.screen'),
    handle: {
      reads: ['/api/seal-keys/own'],
      page: {
        place: 'school',
        order: 84,
        icon: 'badge-check',
        text: 'school-admin.page:seal.title',
        words: 'school-admin.page:seal.words',
        description: 'school-admin.page:seal.description',
        further: true,
      },
    },
  },
  {
    path: 'programs',
    lazy: () => import('./program/programs.screen'),
    handle: {
      page: {
        place: 'school',
        order: 86,
        icon: 'plug',
        text: 'school-admin.page:programs.title',
        words: 'school-admin.page:programs.words',
        description: 'school-admin.page:programs.description',
        further: true,
      },
    },
  },
  {
    path: 'audit',
    lazy: () => import('./audit-entry/audit-entries.screen'),
    handle: {
      reads: [
        '/api/tenants/current/user-roles',
        '/api/tenants/current/audit?order[0][field]=createdAt&order[0][dir]=desc&offset=0&limit=50',
      ],
      page: {
        place: 'school',
        order: 85,
        icon: 'scroll-text',
        text: 'school-admin.page:audit.title',
        words: 'school-admin.page:audit.words',
        description: 'school-admin.page:audit.description',
        further: true,
      },
    },
  },
  {
    path: 'schoolYears',
    children: [
      {
        index: true,
        lazy: () => import('./school-year/school-years.screen'),
        handle: {
          reads: ['/api/school-years', '/api/classes', '/api/roll-overs'],
          page: {
            place: 'school',
            order: 20,
            icon: 'calendar-range',
            text: 'school-admin.page:schoolYears.title',
            words: 'school-admin.page:schoolYears.words',
            description: 'school-admin.page:schoolYears.description',
          },
        },
      },
      {
        path: 'prepare',
        lazy: () => import('./school-year/roll-over/roll-over.screen'),
        handle: {
          reads: ['/api/school-years'],
          page: {
            place: 'school',
            order: 21,
            icon: 'calendar-plus',
            text: 'school-admin.page:rollOver.title',
            description: 'school-admin.page:rollOver.description',
            further: true,
          },
        },
      },
    ],
  },
  {
    path: 'timetable',
    lazy: () => import('./timetable/timetable.screen'),
    handle: {
      reads: ['/api/tenants/current/timetable', '/api/school-years', '/api/tenants/current/user-roles'],
      page: {
        place: 'school',
        order: 22,
        icon: 'calendar-clock',
        text: 'school-admin.page:timetable.title',
        words: 'school-admin.page:timetable.words',
        description: 'school-admin.page:timetable.description',
        further: true,
      },
    },
  },
  {
    path: 'retention',
    lazy: () => import('./retention/retention.screen'),
    handle: {
      reads: ['/api/tenants/current/retention'],
      page: {
        place: 'school',
        order: 80,
        icon: 'archive',
        text: 'school-admin.page:retention.title',
        description: 'school-admin.page:retention.description',
        words: 'school-admin.page:retention.words',
        further: true,
      },
    },
  },
  {
    path: 'close',
    lazy: () => import('./closing/closing.screen'),
    handle: {
      reads: ['/api/tenants/current/closing'],
      page: {
        place: 'school',
        order: 95,
        icon: 'door-closed',
        text: 'school-admin.page:closing.title',
        description: 'school-admin.page:closing.description',
        words: 'school-admin.page:closing.words',
        further: true,
      },
    },
  },
  {
    path: 'second-factor',
    lazy: () => import('./second-factor.screen'),
    handle: {
      reads: ['/api/auth/two-factor-resets'],
      page: {
        place: 'school',
        order: 90,
        icon: 'shield-check',
        text: 'school-admin.page:secondFactor.title',
        description: 'school-admin.page:secondFactor.description',
      },
    },
  },
  {
    path: 'role-requests',
    lazy: () => import('./role-request/role-requests.screen'),
    handle: {
      reads: ['/api/tenants/current/role-requests'],
      page: {
        place: 'school',
        order: 90,
        icon: 'user-check',
        text: 'school-admin.page:roleRequests.title',
        description: 'school-admin.page:roleRequests.description',
        words: 'school-admin.page:roleRequests.words',
        further: true,
      },
    },
  },
  {
    path: 'erasures',
    lazy: () => import('./student-erasure/erasures.screen'),
    handle: {
      reads: ['/api/student-erasures', '/api/students?limit=50'],
      page: {
        place: 'school',
        order: 60,
        icon: 'user-x',
        text: 'school-admin.page:erasures.title',
        description: 'school-admin.page:erasures.description',
      },
    },
  },
  {
    path: 'performanceAssessments',
    lazy: () => import('./assessments.screen'),
    handle: {
      reads: [
        '/api/performance-assessments?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
        '/api/performance-visuals?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
      ],
      page: {
        place: 'school',
        order: 41,
        icon: 'percent',
        text: 'school-admin.page:schoolAssessments.title',
        words: 'school-admin.page:schoolAssessments.words',
        description: 'school-admin.page:schoolAssessments.description',
        further: true,
      },
    },
  },
  {
    path: 'performanceVisual',
    lazy: () => import('./scales.screen'),
    handle: {
      reads: [
        '/api/performance-visuals?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
        '/api/assessment-types?filter[0][field]=isTemplate&filter[0][type]=eq&filter[0][value]=true',
      ],
      page: {
        place: 'school',
        order: 40,
        icon: 'face-slightly-smiling',
        text: 'school-admin.page:schoolVisual.title',
        words: 'school-admin.page:schoolVisual.words',
        description: 'school-admin.page:schoolVisual.description',
        further: true,
      },
    },
  },
] satisfies AreaRoute[]
