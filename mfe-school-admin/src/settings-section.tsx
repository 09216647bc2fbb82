import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'
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
        <CardHeader title={title} description={description} />
        <CardBody className="grid max-w-3xl grid-cols-1 gap-5">{children}</CardBody>
      </Card>
    </section>
  )
}
