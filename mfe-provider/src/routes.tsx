import './area.css'
import type { RouteObject } from '@lernspur/app-kit'

export default [{ path: 'provider', lazy: () => import('./start.screen') }] satisfies RouteObject[]
