import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { notFound, Outlet, paths, useClass, useClassRights, useNavigate, useSuspenseQuery } from '@lernspur/app-kit'
import { useEffect } from 'react'
import { useClassId } from '../class-work/use-class-id'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

const looksLikeId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text)

/** A class that is not among the active ones: set aside, or none that the user may see. */
function UnlistedClass({ classId }: { classId: string }) {
  if (!looksLikeId(classId)) notFound()
  const { data } = useSuspenseQuery(
    schoolClassListQuery({ filter: [{ field: 'id', type: 'eq', value: classId }], limit: 1 }),
  )
  return data.count > 0 ? <Outlet /> : notFound()
}

/** What stands around every page of a class: the key B, which leads to observing from anywhere. */
export function ClassFrame() {
  const classId = useClassId()
  const navigate = useNavigate()
  const isListed = useClass(classId) !== undefined
  const { canWriteCompetenceEntries } = useClassRights(classId)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key.toLowerCase() !== 'b' || !isPlain || isTyping(event.target)) return
      event.preventDefault()
      navigate(paths.capture(classId))
    }
    if (!canWriteCompetenceEntries) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [canWriteCompetenceEntries, classId, navigate])
  return isListed ? <Outlet /> : <UnlistedClass classId={classId} />
}
