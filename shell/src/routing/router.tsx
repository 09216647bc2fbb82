import { createBrowserRouter, LeaveGuard, Outlet, paths, type RouteObject } from '@lernspur/app-runtime'
import { areaLayout } from '../area/area-layout'
import { areas } from '../area/areas'
import { ScreenError } from '../area/screen-error'
import { UnknownRoute } from '../area/unknown-route'
import { Frame } from '../frame/frame'
import { FrameSkeleton } from '../frame/frame-skeleton'
import { guardLoader, mayEnter } from './guard-loader'
import { send } from './send'

/** Pages below `/auth` in their given order (rule screen.1), and the invitations, which visitors may open, too. */
const signInRoutes: RouteObject[] = [
  { path: '/auth', loader: () => send('/auth', paths.login) },
  { path: paths.emailChange, lazy: () => import('../sign-in/email/email-change.screen') },
  { path: paths.finishRegistration, lazy: () => import('../sign-in/registration/finish-registration.screen') },
  { path: paths.login, lazy: () => import('../sign-in/login/login.screen') },
  { path: paths.passwordReset, lazy: () => import('../sign-in/password/password-reset.screen') },
  { path: paths.register, lazy: () => import('../sign-in/registration/register.screen') },
  { path: paths.resetPassword, lazy: () => import('../sign-in/password/reset-password.screen') },
  { path: paths.consent, lazy: () => import('../consent.screen') },
  { path: paths.secondFactor, lazy: () => import('../sign-in/second-factor-objection.screen') },
  { path: paths.invitations, lazy: () => import('../invitation/invitations.screen') },
]

/** The user's own account, and the pages that everybody may read. */
const accountRoutes: RouteObject[] = [
  { path: paths.profile, lazy: () => import('../profile/profile.screen') },
  { path: paths.help, lazy: () => import('../help/help.screen') },
  { path: paths.helpTopic(':topic'), lazy: () => import('../help/help-topic.screen') },
  { path: paths.subscription, lazy: () => import('../subscription.screen') },
  ...['', '/notice', '/privacy', '/terms', '/accessibility'].map((page) => ({
    path: paths.legal + page,
    lazy: () => import('../legal/legal.screen'),
  })),
  { path: paths.verify, lazy: () => import('../legal/verify.screen') },
]

const layoutRoutes = { frame: 'frame', setup: 'setup' } as const
const discover = areas.discover(layoutRoutes, areaLayout)

/** Guards around everything, the frame around all pages for signed-in users, areas added on first visit. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        loader: guardLoader,
        shouldRevalidate: () => true,
        HydrateFallback: FrameSkeleton,
        // Parts of the frame load their code when they are opened; without it the page would be empty.
        errorElement: <ScreenError />,
        element: (
          <>
            <LeaveGuard />
            <Outlet />
          </>
        ),
        children: [
          {
            lazy: () => import('../sign-in/layout/sign-in-layout'),
            errorElement: <ScreenError />,
            children: signInRoutes,
          },
          // Only areas have pages in this layout; they provide the rest of it.
          { id: layoutRoutes.setup, lazy: () => import(/* webpackChunkName: "setup" */ '../frame/setup-frame') },
          {
            id: layoutRoutes.frame,
            element: <Frame />,
            children: [
              {
                errorElement: <ScreenError />,
                children: [
                  { index: true, lazy: () => import(/* webpackChunkName: "home" */ '../home/home.screen') },
                  ...accountRoutes,
                  { path: '*', element: <UnknownRoute /> },
                ],
              },
            ],
          },
        ],
      },
    ],
    { patchRoutesOnNavigation: (navigation) => (mayEnter(navigation.path) ? discover(navigation) : undefined) },
  )
