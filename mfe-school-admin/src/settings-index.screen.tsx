import { Navigate } from '@lernspur/app-kit'

/** The settings of a school (`/school/{schoolId}/settings`) open on their first page. */
export function Component() {
  return <Navigate to="classes" replace />
}
