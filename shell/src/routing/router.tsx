import { createBrowserRouter, LeaveGuard, Outlet } from '@lernspur/app-kit'
import { areaLayout } from '../area/area-layout'
import { areas } from '../area/areas'
import { UnknownRoute } from '../area/elsewhere'
import { ScreenError } from '../area/screen-error'
import { Frame } from '../frame/frame'
import { FrameSkeleton } from '../frame/frame-skeleton'
import { accountRoutes } from './account-routes'
import { guardLoader, mayEnter } from './guard-loader'
import { signInRoutes } from './sign-in-routes'

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
          { id: layoutRoutes.setup, lazy: () => import('../frame/setup/setup-frame') },
          {
            id: layoutRoutes.frame,
            element: <Frame />,
            children: [
              {
                errorElement: <ScreenError />,
                children: [
                  { index: true, lazy: () => import('../home/home.screen') },
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
