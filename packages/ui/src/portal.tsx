import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react'

/** Element that dialogs, menus and tooltips are rendered into; null outside of an area and of the shell. */
const PortalContainer = createContext<HTMLElement | null>(null)

/** Open dialogs and sheets, the topmost last. */
const dialogs = '[data-portal] [role=dialog][data-state=open]'

/**
 * The container for a Radix portal: the nearest one. What is outside all of them, such as the page's question, goes to
 * the container of the topmost dialog, so that it is not drawn below it; without one, to the page's first container or
 * the body.
 */
export function usePortalContainer(): HTMLElement | undefined {
  const nearest = useContext(PortalContainer)
  if (nearest !== null) return nearest
  if (typeof document === 'undefined') return undefined
  const topmost = [...document.querySelectorAll(dialogs)].at(-1)?.closest<HTMLElement>('[data-portal]')
  return topmost ?? document.querySelector<HTMLElement>('[data-portal]') ?? document.body
}

interface PortalRootProps {
  /** Name of the area whose utilities style the content; the shell has none. */
  mfe?: string | undefined
  children: ReactNode
}

/** Created outside React, so that nothing has to be rendered again once it is known. */
const newContainer = (mfe: string | undefined): HTMLElement => {
  // An area is inside main; the shell's own overlays need a landmark.
  const container = document.createElement(mfe === undefined ? 'aside' : 'div')
  container.className = 'empty:hidden'
  container.dataset.portal = ''
  if (mfe !== undefined) container.dataset.mfe = mfe
  return container
}

/** Wraps an area (or the shell) and keeps its overlays inside its own styles. */
export function PortalRoot({ mfe, children }: PortalRootProps) {
  // React reuses this component when the page of another area follows.
  const container = useMemo(() => newContainer(mfe), [mfe])
  const location = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    location.current?.append(container)
    return () => container.remove()
  }, [container])
  return (
    <PortalContainer value={container}>
      {children}
      <div ref={location} className="contents" />
    </PortalContainer>
  )
}
