import { notFound, useParams, useSession } from '@lernspur/app-kit'
import { SecondFactorResets } from '@lernspur/school-editors/second-factor/second-factor-resets'

/** Lost second factors of the school's people (`/school/{schoolId}/settings/second-factor`). */
export function Component() {
  const { schoolId } = useParams()
  const { tenant } = useSession()
  if (schoolId !== tenant?.id) notFound()
  return <SecondFactorResets />
}
