import { useClasses } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { useMemo } from 'react'
import { type ClassesOf, classNamer } from './class-namer'

/**
 * `const classesOf = useClassesOf(classes)`: names the classes of a child, among those the user sees and the given
 * ones, such as archived ones of the school. Suspends while loading.
 */
export const useClassesOf = (others: readonly SchoolClass[]): ClassesOf => {
  const active = useClasses()
  return useMemo(() => {
    const byId = new Map([...active, ...others].map((one) => [one.id, one]))
    return classNamer([...byId.values()])
  }, [active, others])
}
