import { Navigate, paths } from '@lernspur/app-kit'
import { useClassId } from '../class-work/use-class-id'

/** A class opens at its skills. */
export function Component() {
  return <Navigate to={paths.classSkills(useClassId())} replace />
}
