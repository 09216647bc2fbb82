import { loadTexts, Outlet } from '@lernspur/app-kit'
import type { PageLayout } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { AreaRoot } from '@lernspur/federation/area-boundary'
import { PortalRoot } from '@lernspur/ui/layer/portal'
import { Suspense } from 'react'
import { PageSkeleton } from './page-skeleton'
import { ScreenError } from './screen-error'

/** What stands around all screens of an area: its mark for styles, its place for overlays, its errors. */
export const areaLayout = (area: AreaName, layout: PageLayout, loadStyles: () => Promise<void>) => ({
  // Beside the code of the screen, which needs them.
  loader: async () => {
    loadTexts(area)
    await loadStyles()
    return null
  },
  element: (
    // The stage of a set-up lays its question out by itself, over the whole height.
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
