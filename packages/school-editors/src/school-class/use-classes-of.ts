import { useClasses } from '@lernspur/app-kit'
import { useMemo } from 'react'
import { type ClassesOf, namingClasses } from './class-labels'

/** `const classesOf = useClassesOf()`: names the classes of a child among those that the user sees. Suspends while loading. */
export const useClassesOf = (): ClassesOf => {
  const classes = useClasses()
  return useMemo(() => namingClasses(classes), [classes])
}
