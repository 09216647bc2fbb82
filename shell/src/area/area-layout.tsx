import { classIdOf, loadTexts, Outlet, PageSkeleton, useClassRights, useLocation } from '@lernspur/app-runtime'
import type { AreaPage, PageLayout } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { AreaRoot } from '@lernspur/federation/area-boundary'
import { PortalRoot } from '@lernspur/ui/portal'
import { Suspense } from 'react'
import { areas } from './areas'
import { NotFound } from './not-found'
import { prefetchReleasedPages } from './released-pages'
import { ScreenError } from './screen-error'

/** A page in a slot for a class, which only its rights open (rule slot.5). */
function SlotPage({ classId, rights: required }: Pick<AreaPage, 'rights'> & { classId: string }) {
  const rights = useClassRights(classId)
  return !required || required.some((permission) => rights[permission]) ? <Outlet /> : <NotFound />
}

function Screen() {
  const { pathname } = useLocation()
  const page = areas.slotPageAt(pathname)
  const classId = classIdOf(pathname)
  return page && classId !== null ? <SlotPage classId={classId} rights={page.rights} /> : <Outlet />
}

/** Layout of all screens of an area: the scope of its styles, the container of its overlays, its error boundary. */
export const areaLayout = (area: AreaName, layout: PageLayout, loadStyles: () => Promise<void>) => ({
  // Loaded together with the code of the screen.
  loader: async () => {
    loadTexts(area)
    await Promise.all([loadStyles(), areas.expectsAllPages(area) && prefetchReleasedPages()])
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
            <Screen />
          </Suspense>
        )}
      </PortalRoot>
    </AreaRoot>
  ),
  errorElement: <ScreenError area={area} />,
})
