import type { AreaPart, AreaRoute } from '@lernspur/app-runtime'
import lookBackRoutes from './look-back/look-back.routes'
import observeRoutes from './observation/observation.routes'
import settingsRoutes from './settings/settings.routes'
import statisticsRoutes from './statistics/statistics.routes'
import studentRoutes from './student/student.routes'
import talkRoutes from './talk/talk.routes'
import { registerTeacherTexts } from './texts'

registerTeacherTexts()

/** Name of the area, which the shell shows where the area cannot be loaded. */
export const title = 'teacher.page:title'

/** Styles of the screens; parts bring their own. */
export const styles = () => import('./area.css')

// One chunk, since the start page shows all of them.
export const parts = [
  {
    slot: 'home.today',
    order: 10,
    for: 'school',
    shape: 'button',
    load: () => import(/* webpackChunkName: "home" */ './home/observation.part'),
  },
  {
    slot: 'home.class',
    order: 10,
    for: 'school',
    shape: 'list',
    load: () => import(/* webpackChunkName: "home" */ './home/unseen.part'),
  },
  {
    slot: 'home.class',
    order: 20,
    for: 'school',
    shape: 'cards',
    load: () => import(/* webpackChunkName: "home" */ './home/classes.part'),
  },
  {
    slot: 'home.due',
    order: 10,
    for: 'school',
    shape: 'rows',
    load: () => import(/* webpackChunkName: "home" */ './home/reports.part'),
  },
  {
    slot: 'home.due',
    order: 20,
    for: 'school',
    shape: 'entries',
    load: () => import(/* webpackChunkName: "home" */ './home/entries.part'),
  },
] satisfies AreaPart[]

export default [
  {
    path: 'create-class',
    lazy: () => import('./class-setup/create-class.screen'),
    handle: {
      reads: ['/api/class-templates'],
      layout: 'setup',
      needs: ['school'],
      shows: 'new-class',
      page: { place: 'action', order: 10, icon: 'plus', text: 'teacher.page:createClass.title' },
    },
  },
  {
    path: 'class-setup/:step?',
    lazy: () => import('./class-setup/class-setup.screen'),
    handle: {
      layout: 'setup',
      needs: ['school'],
      setup: 'class',
      page: { place: 'class', order: 10, icon: 'sprout', text: 'teacher.page:classSetup.title' },
    },
  },
  {
    path: 'classes',
    lazy: () => import('./school-class/class-list.screen'),
    handle: {
      needs: ['school'],
      page: { place: 'own', order: 10, icon: 'layout-grid', text: 'teacher.page:classes.title' },
    },
  },
  {
    path: 'observe',
    lazy: () => import('./observation/observe-current.screen'),
    handle: { needs: ['school'] },
  },
  {
    path: 'reports',
    lazy: () => import('./report/archive/report-archive.screen'),
    handle: {
      needs: ['school'],
      reads: ['/api/reports', '/api/school-years'],
      page: {
        place: 'own',
        order: 20,
        icon: 'files',
        text: 'teacher.page:reportArchive.title',
        words: 'teacher.page:reportArchive.words',
      },
    },
  },
  {
    path: 'school-coverage',
    lazy: () => import('./school-coverage/school-coverage.screen'),
    handle: {
      needs: ['school', 'leader'],
      reads: ['/api/school-coverage'],
      page: {
        place: 'school',
        order: 5,
        icon: 'layout-dashboard',
        text: 'teacher.page:schoolCoverage.title',
        words: 'teacher.page:schoolCoverage.words',
      },
    },
  },
  {
    path: 'class/:classId',
    lazy: () => import('./school-class/class.layout'),
    handle: { needs: ['school', 'finished-class'] },
    children: [
      { index: true, lazy: () => import('./school-class/class-index.screen') },
      ...observeRoutes,
      {
        path: 'skills',
        lazy: () => import('./competence-matrix/competence-matrix.screen'),
        handle: {
          shows: 'class',
          reads: ['/api/classes/:classId/skill-cells'],
          page: {
            place: 'class',
            order: 20,
            icon: 'grid-3x3',
            text: 'teacher.page:skills.title',
            words: 'teacher.page:skills.words',
          },
          verbs: [
            {
              text: 'teacher.page:verb.printSheet',
              words: 'teacher.page:verb.printSheetWords',
              icon: 'printer',
              search: 'open=print',
            },
          ],
        },
      },
      ...lookBackRoutes,
      ...studentRoutes,
      ...talkRoutes,
      {
        path: 'reports',
        lazy: () => import('./report/overview/reports.screen'),
        handle: {
          reads: [
            '/api/classes/:classId/reports?shows=summary',
            '/api/classes/:classId/report-groups',
            '/api/classes/:classId/report-writers',
          ],
          shows: 'reports',
          page: {
            place: 'class',
            order: 40,
            icon: 'file-text',
            text: 'teacher.page:reports.title',
            words: 'teacher.page:reports.words',
          },
          verbs: [
            {
              text: 'teacher.page:verb.createReports',
              words: 'teacher.page:verb.createReportsWords',
              icon: 'file-plus',
              search: 'open=create',
              rights: ['canWriteCompetenceEntries'],
            },
          ],
        },
      },
      {
        path: 'reports/allReports',
        lazy: () => import('./report/list/all-reports.screen'),
        handle: {
          reads: [
            '/api/classes/:classId/reports?shows=summary',
            '/api/classes/:classId/report-groups',
            '/api/classes/:classId/report-writers',
          ],
          page: {
            place: 'class',
            order: 80,
            icon: 'files',
            text: 'teacher.page:allReports.title',
            words: 'teacher.page:allReports.words',
            further: true,
          },
          verbs: [
            { text: 'teacher.page:verb.printReports', words: 'teacher.page:verb.printReportsWords', icon: 'printer' },
          ],
        },
      },
      {
        path: 'reports/remarks',
        lazy: () => import('./report/remark-view/remarks.screen'),
        handle: {
          reads: [
            '/api/classes/:classId/reports?shows=summary',
            '/api/classes/:classId/report-groups',
            '/api/classes/:classId/report-writers',
            '/api/text-blocks',
            '/api/school-text-blocks',
          ],
          page: {
            place: 'class',
            order: 85,
            icon: 'message-square-text',
            text: 'teacher.page:reportRemarks.title',
            words: 'teacher.page:reportRemarks.words',
            further: true,
            rights: ['canWriteCompetenceEntries'],
          },
        },
      },
      {
        path: 'reports/group/:reportGroupId',
        lazy: () => import('./report/list/report-group.screen'),
        handle: {
          reads: [
            '/api/classes/:classId/report-groups',
            '/api/classes/:classId/reports?filter[0][field]=groupId&filter[0][type]=eq&filter[0][value]=:reportGroupId&shows=summary',
            '/api/classes/:classId/report-writers',
          ],
          shows: 'report-group',
        },
      },
      {
        path: 'reports/single/:reportId',
        lazy: () => import('./report/editor/report.screen'),
        handle: {
          reads: [
            '/api/reports/:reportId',
            '/api/reports/:reportId/notes',
            '/api/text-blocks',
            '/api/school-text-blocks',
          ],
          verbs: [{ text: 'teacher.page:verb.report', words: 'teacher.page:verb.reportWords', icon: 'file-text' }],
        },
      },
      ...statisticsRoutes,
      ...settingsRoutes,
    ],
  },
] satisfies AreaRoute[]
