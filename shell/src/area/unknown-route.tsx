import { useLocation, useRevalidator } from '@lernspur/app-runtime'
import { AreaBoundary } from '@lernspur/federation/area-boundary'
import { AreaCard } from './area-card'
import { areas } from './areas'
import { NotFound } from './not-found'

/** Content for every path that neither the shell nor a loaded area knows. */
export function UnknownRoute() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  return (
    <AreaBoundary
      areas={areas}
      path={pathname}
      revalidate={revalidate}
      failed={(failure) => <AreaCard {...failure} />}
      notFound={<NotFound />}
    />
  )
}
