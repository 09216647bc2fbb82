import { Navigate, paths } from '@lernspur/app-runtime'
import { useClassId } from '../class-data/use-class-id'

/** Opens a class on its competence matrix. */
export function Component() {
  return <Navigate to={paths.classSkills(useClassId())} replace />
}
