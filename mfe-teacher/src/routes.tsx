import './area.css'
import type { AreaRoute } from '@lernspur/app-kit'
import { ClassFrame } from './school-class/class-frame'
import { registerTeacherTexts } from './texts'

registerTeacherTexts()

export default [
  {
    path: 'create-class',
    lazy: () => import('./class-setup/create-class.screen'),
    handle: { layout: 'setup' },
  },
  {
    path: 'class-setup/:step?',
    lazy: () => import('./class-setup/class-setup.screen'),
    handle: { layout: 'setup' },
  },
  { path: 'classes', lazy: () => import('./school-class/class-list.screen') },
  {
    path: 'class/:classId',
    element: <ClassFrame />,
    children: [
      { index: true, lazy: () => import('./school-class/class-index.screen') },
      { path: 'observe', lazy: () => import('./observation/capture.screen') },
      { path: 'skills', lazy: () => import('./skills/skills.screen') },
      { path: 'student', lazy: () => import('./student/list/students.screen') },
      { path: 'student/observation-timeline', lazy: () => import('./student/class-timeline.screen') },
      { path: 'student/reports/:reportId', lazy: () => import('./report/editor/report.screen') },
      { path: 'student/:studentId', lazy: () => import('./student/student.screen') },
      { path: 'reports', lazy: () => import('./report/overview/reports.screen') },
      { path: 'reports/allReports', lazy: () => import('./report/list/all-reports.screen') },
      { path: 'reports/group/:reportGroupId', lazy: () => import('./report/list/report-group.screen') },
      { path: 'reports/single/:reportId', lazy: () => import('./report/editor/report.screen') },
    ],
  },
] satisfies AreaRoute[]
