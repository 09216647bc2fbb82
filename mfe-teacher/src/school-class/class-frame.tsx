import { Outlet, paths, useClassRights, useNavigate } from '@lernspur/app-kit'
import { useEffect } from 'react'
import { useClassId } from '../class-work/use-class-id'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** What stands around every page of a class: the key B, which leads to observing from anywhere. */
export function ClassFrame() {
  const classId = useClassId()
  const navigate = useNavigate()
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
  return <Outlet />
}
