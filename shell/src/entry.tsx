import './shell.css'
import { Outlet, useLocation } from '@lernspur/app-kit'
import { AreaBoundary, AreaRoot } from '@lernspur/federation/area-boundary'
import { createAreas } from '@lernspur/federation/load-area'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider, useNavigation, useRevalidator, useRouteError } from 'react-router'

const areas = createAreas()

function Frame() {
  const navigation = useNavigation()
  return (
    <div>
      <nav data-state={navigation.state}>
        <Link to="/">Home</Link> <Link to="/classes">Classes</Link> <Link to="/class/1/skills">Skills</Link>{' '}
        <Link to="/school/1/settings">School</Link> <Link to="/provider">Provider</Link>
      </nav>
      <main className="p-4">
        <Outlet />
      </main>
    </div>
  )
}

function Elsewhere() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  return (
    <AreaBoundary
      areas={areas}
      path={pathname}
      revalidate={revalidate}
      failed={({ area, reason, retrying, retry }) => (
        <section data-card={area}>
          {reason}
          <button type="button" disabled={retrying} onClick={retry}>
            Retry
          </button>
        </section>
      )}
      notFound={<h1>Not found</h1>}
    />
  )
}

function Crashed() {
  const { revalidate } = useRevalidator()
  const error = useRouteError()
  return (
    <section data-card="crashed">
      {String(error)}
      <button type="button" onClick={() => void revalidate()}>
        Retry
      </button>
    </section>
  )
}

const router = createBrowserRouter(
  [
    {
      id: 'shell',
      element: <Frame />,
      HydrateFallback: () => <nav>loading</nav>,
      children: [
        { index: true, element: <h1>Home</h1> },
        { path: '*', element: <Elsewhere /> },
      ],
    },
  ],
  {
    patchRoutesOnNavigation: areas.discover('shell', (area) => ({
      element: (
        <AreaRoot area={area}>
          <Outlet />
        </AreaRoot>
      ),
      errorElement: <Crashed />,
    })),
  },
)

const root = document.getElementById('root')
if (!root) throw new Error('This page has no element to draw into.')
createRoot(root).render(<RouterProvider router={router} />)
