import type { Session } from '@lernspur/app-runtime'
import { lazy, Suspense } from 'react'

const ClosingBanner = lazy(() => import('./closing-banner'))
const AnnouncementBanners = lazy(() => import('./announcement-banners'))

/** Banners above every page of a school: that it is being closed, and the provider's announcements. */
export default function SchoolBanners({ session: { tenant, role, whoAmI } }: { session: Session }) {
  return (
    <Suspense>
      {tenant?.closesAt && (
        <ClosingBanner tenant={tenant} closesAt={tenant.closesAt} isLeader={role?.roleType !== 'user'} />
      )}
      {whoAmI.bannerCount ? <AnnouncementBanners /> : null}
    </Suspense>
  )
}
