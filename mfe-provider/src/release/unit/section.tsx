import { type ReactNode, useId } from 'react'

/** A part of the sheet with its heading. */
export function Section({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {hint !== undefined && <p className="text-sm text-muted-foreground">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
