import { loadTexts, Outlet } from '@lernspur/app-runtime'
import type { PageLayout } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { AreaRoot } from '@lernspur/federation/area-boundary'
import { PortalRoot } from '@lernspur/ui/portal'
import { Suspense } from 'react'
import { PageSkeleton } from './page-skeleton'
import { ScreenError } from './screen-error'

/** Layout of all screens of an area: the scope of its styles, the container of its overlays, its error boundary. */
export const areaLayout = (area: AreaName, layout: PageLayout, loadStyles: () => Promise<void>) => ({
  // Loaded together with the code of the screen.
  loader: async () => {
    loadTexts(area)
    await loadStyles()
    return null
  },
  element: (
    // The set-up layout arranges its question itself, over the full height.
    <AreaRoot area={area} className={layout === 'setup' ? 'contents' : undefined}>
      <PortalRoot mfe={area}>
        {layout === 'setup' ? (
          <Outlet />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        )}
      </PortalRoot>
    </AreaRoot>
  ),
  errorElement: <ScreenError area={area} />,
})
