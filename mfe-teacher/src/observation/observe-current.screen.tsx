import { Navigate, paths, useCurrentClass } from '@lernspur/app-runtime'

/** Opens the observation form of the current class, where there is one: a shortcut of the installed app leads here. */
export function Component() {
  const schoolClass = useCurrentClass()
  return <Navigate to={schoolClass ? paths.capture(schoolClass.id) : '/'} replace />
}
