import { Card } from '@lernspur/ui/components/ui/card'
import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  title: string
  description?: string
  children?: ReactNode
}

/** A section of the account page with its heading. */
export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-5 p-5 md:p-6">
        <div className="grid grid-cols-1 gap-1">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {description && <p className="text-sm text-muted-foreground">{description}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
