import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  hint?: string | undefined
  /** Of a page, or below the title of a sheet. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A part with its heading. */
export function Section({ title, hint, heading: Heading = 'h3', children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <div>
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        {hint !== undefined && <p className="text-sm text-muted-foreground">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
