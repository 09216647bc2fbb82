import './area.css'
import type { AreaRoute } from '@lernspur/app-kit'
import { registerProviderTexts } from './texts'

registerProviderTexts()

export default [
  {
    path: 'provider',
    children: [
      { index: true, lazy: () => import('./provider-index.screen') },
      { path: 'tenant', lazy: () => import('./tenant/tenants.screen') },
    ],
  },
] satisfies AreaRoute[]
