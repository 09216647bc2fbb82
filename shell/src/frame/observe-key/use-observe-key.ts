import { observeKey, paths, useKnownRights, useNavigate } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useEffect } from 'react'
import { areas } from '../../area/areas'

/** Where a letter is typed, or chooses from what is open. */
const taken =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const isTaken = ({ target }: Event): boolean => target instanceof Element && target.closest(taken) !== null

/** The key B, which leads to observing in the class of the frame from anywhere (experience: capture). */
export const useObserveKey = (schoolClass: SchoolClass | undefined): void => {
  const navigate = useNavigate()
  const mayWrite = useKnownRights(schoolClass)?.canWriteCompetenceEntries === true
  const target = schoolClass?.isOnboardingFinalized && mayWrite ? paths.capture(schoolClass.id) : null
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (target === null || event.key.toLowerCase() !== 'b' || !isPlain || isTaken(event) || !observeKey.isOn()) return
      event.preventDefault()
      void navigate(target)
    }
    if (target === null || !areas.hasScreen(target)) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [target, navigate])
}
