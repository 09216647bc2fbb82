import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'
import type { ReactNode } from 'react'

interface ClosingSectionProps {
  title: string
  description?: string
  children: ReactNode
}

/** One step of the page with its heading. */
export function ClosingSection({ title, description, children }: ClosingSectionProps) {
  return (
    <section aria-label={title}>
      <Card>
        <CardHeader title={title} description={description} />
        <CardBody className="grid grid-cols-1 gap-5">{children}</CardBody>
      </Card>
    </section>
  )
}
