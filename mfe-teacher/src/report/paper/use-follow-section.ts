import { useEffect, useRef } from 'react'

/** Scrolls the preview to the section being edited. */
export const useFollowSection = (section: string, isFirst: boolean) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = ref.current
    const printed = box?.querySelector(`[data-section="${section}"]`)
    if (!box || !printed) return
    const distance = printed.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.scrollTo({ top: isFirst ? 0 : box.scrollTop + distance - 24 })
  }, [section, isFirst])
  return ref
}
