import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import type { ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  description?: string
  children: ReactNode
}

/** A part of a settings page with its heading. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  return (
    <section aria-label={title}>
      <Card>
        <CardHeading title={title} description={description} />
        <CardContent className="grid max-w-3xl grid-cols-1 gap-5">{children}</CardContent>
      </Card>
    </section>
  )
}
