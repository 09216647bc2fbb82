import { observationShortcut, useKnownRights, useNavigate } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { useEffect, useEffectEvent } from 'react'
import { useClassPages } from '../navigation/use-page-links'

/** Elements in which a letter is input, or selects an option. */
const taken =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const isTaken = ({ target }: Event): boolean => target instanceof Element && target.closest(taken) !== null

/**
 * Shortcuts of the pages of the current class, such as B, which opens the observing page from anywhere (experience:
 * capture).
 */
export const useObservationShortcut = (schoolClass: SchoolClass | undefined): void => {
  const navigate = useNavigate()
  const rights = useKnownRights(schoolClass)
  const pagesOf = useClassPages()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!schoolClass || !rights || !isPlain || isTaken(event) || !observationShortcut.isOn()) return
    const page = pagesOf(schoolClass, rights).find(({ key }) => key === event.key.toLowerCase())
    if (!page) return
    event.preventDefault()
    void navigate(page.to)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
