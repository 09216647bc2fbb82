import './area.css'
import type { AreaRoute } from '@lernspur/app-kit'
import { registerProviderTexts } from './texts'

registerProviderTexts()

export default [
  {
    path: 'provider',
    handle: { needs: ['provider'] },
    children: [
      { index: true, lazy: () => import('./provider-index.screen') },
      {
        path: 'tenant',
        lazy: () => import('./tenant/tenants.screen'),
        handle: {
          page: {
            place: 'provider',
            order: 10,
            icon: 'building-2',
            text: 'provider.page:tenants.title',
            description: 'provider.page:tenants.description',
          },
        },
      },
    ],
  },
] satisfies AreaRoute[]
