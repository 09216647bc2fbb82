import { Navigate } from '@lernspur/app-kit'

/** The provider's pages (`/provider`) open on the list of schools. */
export function Component() {
  return <Navigate to="tenant" replace />
}
