import { useParams } from '@lernspur/app-runtime'

/** The class id of the URL; every class page has one. */
export const useClassId = (): string => {
  const { classId } = useParams()
  if (!classId) throw new Error('This screen belongs below class/:classId.')
  return classId
}
