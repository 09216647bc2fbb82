import './area.css'
import type { RouteObject } from '@lernspur/app-kit'

export default [
  { path: 'classes', lazy: () => import('./school-class/class-list.screen') },
  {
    path: 'class/:classId',
    children: [{ path: 'skills', lazy: () => import('./school-class/skills.screen') }],
  },
] satisfies RouteObject[]
