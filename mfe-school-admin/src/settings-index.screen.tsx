import { Navigate } from '@lernspur/app-kit'

/** Opens the settings of a school (`/school/{schoolId}/settings`) on their first page. */
export function Component() {
  return <Navigate to="classes" replace />
}
