import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react'

/** Element that dialogs, menus and tooltips are rendered into; null outside of an area and of the shell. */
const PortalContainer = createContext<HTMLElement | null>(null)

/** Open dialogs and sheets, the topmost last. */
const dialogs = '[data-portal] [role=dialog][data-state=open]'

/**
 * The container for a Radix portal: the nearest one. What is outside all of them, as the question of the page, goes to
 * that of the topmost dialog, which it would else be drawn below, or else to the page's first, or to the body.
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

/** Made apart from the page, so that nothing has to be rendered once more when it is known. */
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
  // React keeps this component where the page of another area follows.
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
