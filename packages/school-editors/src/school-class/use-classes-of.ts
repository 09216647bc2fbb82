import { useClasses } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useMemo } from 'react'
import { classLabels } from './class-labels'

interface InClasses {
  readonly schoolClasses: readonly Pick<SchoolClass, 'id' | 'name'>[]
}

/**
 * `const classesOf = useClassesOf()`: names of the classes of a child, as lists of children show them: with the school year
 * where several classes have the name. Suspends while loading.
 */
export const useClassesOf = (): ((student: InClasses) => string[]) => {
  const classes = useClasses()
  return useMemo(() => {
    const labels = classLabels(classes)
    return ({ schoolClasses }) => schoolClasses.map(({ id, name }) => labels.get(id) ?? name)
  }, [classes])
}
