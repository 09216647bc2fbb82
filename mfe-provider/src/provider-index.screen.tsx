import { Navigate } from '@lernspur/app-kit'

/** Opens the provider's pages (`/provider`) on the list of schools. */
export function Component() {
  return <Navigate to="tenant" replace />
}
