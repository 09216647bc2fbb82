import { useLocation, usePageTitle } from '@lernspur/app-runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { visiblePage } from '../../frame/current-page'

interface PlainPageProps {
  title: string
  description?: ReactNode
  /** Changes with the task at the same URL, so that the heading is announced again. */
  step?: string | undefined
  children?: ReactNode
}

/** Heading, explanation, and the form or action. */
export function PlainPage({ title, description, step, children }: PlainPageProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = `${useLocation().pathname} ${step ?? ''}`
  useEffect(() => {
    if (visiblePage.current !== null && visiblePage.current !== page) heading.current?.focus()
    visiblePage.current = page
  }, [page])
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-[-0.01em] text-balance hyphens-auto">
          {title}
        </h1>
        {description && <p className="text-muted-foreground [overflow-wrap:anywhere]">{description}</p>}
      </header>
      {children}
    </div>
  )
}
