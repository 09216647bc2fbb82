import { useLocation, usePageTitle } from '@lernspur/app-kit'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { ShownPage } from './shown-page'

interface PlainPageProps {
  title: string
  description?: ReactNode
  /** Changes when another thing is to be done at the same address; the heading is read out then. */
  step?: string | undefined
  children?: ReactNode
}

/** Heading, what is meant, and the one thing to do. */
export function PlainPage({ title, description, step, children }: PlainPageProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useContext(ShownPage)
  const page = `${useLocation().pathname} ${step ?? ''}`
  useEffect(() => {
    if (shown.current !== null && shown.current !== page) heading.current?.focus()
    shown.current = page
  }, [shown, page])
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-[-0.01em] text-balance hyphens-auto">
          {title}
        </h1>
        {description && <p className="text-muted-foreground [overflow-wrap:anywhere]">{description}</p>}
      </header>
      {children}
    </div>
  )
}
