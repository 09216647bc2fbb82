import './area.css'
import type { RouteObject } from '@lernspur/app-kit'

export default [{ path: 'school/:schoolId/settings', lazy: () => import('./start.screen') }] satisfies RouteObject[]
