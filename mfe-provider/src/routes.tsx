import type { AreaPart, AreaRoute } from '@lernspur/app-runtime'
import announcementRoutes from './announcement/announcement.routes'
import officialFormRoutes from './official-form/official-form.routes'
import dashboardRoutes from './provider-index.routes'
import releaseRoutes from './release/release.routes'
import subjectTemplateRoutes from './subject-template/subject-template.routes'
import { registerProviderTexts } from './texts'
import userRoutes from './user/user.routes'

registerProviderTexts()

/** What people call the area; the shell shows it where the area cannot be loaded. */
export const title = 'provider.page:title'

/** Styles of the screens; parts bring their own. */
export const styles = () => import('./area.css')

export const parts = [
  {
    slot: 'home.provider',
    order: 0,
    for: 'provider',
    shape: 'none',
    load: () => import('./first-steps/first-steps.part'),
  },
  { slot: 'home.provider', order: 10, for: 'provider', shape: 'rows', load: () => import('./home/attention.part') },
  { slot: 'home.provider', order: 20, for: 'provider', shape: 'rows', load: () => import('./home/schools.part') },
] satisfies AreaPart[]

export default [
  {
    path: 'provider',
    handle: { needs: ['provider'] },
    children: [
      ...dashboardRoutes,
      ...announcementRoutes,
      ...officialFormRoutes,
      ...releaseRoutes,
      {
        path: 'tenant',
        lazy: () => import('./tenant/tenants.screen'),
        handle: {
          reads: [
            '/api/provider/tenants?order[0][field]=name&order[0][dir]=asc&offset=0&limit=50',
            '/api/states',
            '/api/school-types',
          ],
          page: {
            place: 'provider',
            order: 10,
            icon: 'building-complex',
            text: 'provider.page:tenants.title',
            description: 'provider.page:tenants.description',
          },
        },
      },
      ...userRoutes,
      {
        path: 'tenant/closed',
        lazy: () => import('./tenant/closed-tenants.screen'),
        handle: {
          reads: ['/api/provider/closed-schools?order[0][field]=closedAt&order[0][dir]=desc&offset=0&limit=50'],
        },
      },
      {
        path: 'tenant/:tenantId',
        lazy: () => import('./tenant/open/tenant.screen'),
        handle: {
          reads: [
            '/api/provider/tenants/:tenantId',
            '/api/provider/tenants/:tenantId/school-years',
            '/api/provider/tenants/:tenantId/templates',
            '/api/provider/tenants/:tenantId/storage',
            '/api/provider/tenants/:tenantId/acts?limit=8',
            '/api/provider/tenants/:tenantId/people?order[0][field]=firstName&order[0][dir]=asc&order[1][field]=lastName&order[1][dir]=asc&offset=0&limit=50',
            '/api/provider/tenants/:tenantId/people?filter[0][field]=roleType&filter[0][type]=eq&filter[0][value]=admin&filter[1][field]=status&filter[1][type]=eq&filter[1][value]=active&limit=1',
          ],
        },
      },
      {
        path: 'whitelist',
        lazy: () => import('./whitelist/whitelist.screen'),
        handle: {
          reads: ['/api/provider/allowed-emails?order[0][field]=email&order[0][dir]=asc&offset=0&limit=50'],
          page: {
            place: 'provider',
            order: 30,
            icon: 'mail-check',
            text: 'provider.page:whitelist.title',
            description: 'provider.page:whitelist.description',
            words: 'provider.page:whitelist.words',
          },
        },
      },
      {
        path: 'mails',
        lazy: () => import('./mail/mails.screen'),
        handle: {
          reads: [
            '/api/provider/mails?order[0][field]=createdAt&order[0][dir]=desc&offset=0&limit=50',
            '/api/provider/mail-queue',
          ],
          page: {
            place: 'provider',
            order: 35,
            icon: 'mails',
            text: 'provider.page:mails.title',
            description: 'provider.page:mails.description',
            words: 'provider.page:mails.words',
          },
        },
      },
      {
        path: 'acts',
        lazy: () => import('./act/acts.screen'),
        handle: {
          reads: ['/api/provider/acts?order[0][field]=createdAt&order[0][dir]=desc&offset=0&limit=50'],
          page: {
            place: 'provider',
            order: 80,
            icon: 'scroll-text',
            text: 'provider.page:acts.title',
            description: 'provider.page:acts.description',
            words: 'provider.page:acts.words',
          },
        },
      },
      {
        path: 'programs',
        lazy: () => import('./program/programs.screen'),
        handle: {
          page: {
            place: 'provider',
            order: 85,
            icon: 'plug',
            text: 'provider.page:programs.title',
            description: 'provider.page:programs.description',
            words: 'provider.page:programs.words',
          },
        },
      },
      ...subjectTemplateRoutes,
      {
        path: 'second-factor',
        lazy: () => import('./second-factor.screen'),
        handle: {
          reads: ['/api/auth/two-factor-resets'],
          page: {
            place: 'provider',
            order: 90,
            icon: 'shield-check',
            text: 'provider.page:secondFactor.title',
            description: 'provider.page:secondFactor.description',
          },
        },
      },
    ],
  },
] satisfies AreaRoute[]
