import type { ReactNode } from 'react'
import { CardDescription, CardHeader, CardTitle } from '../ui/card'

interface CardHeadingProps {
  title: ReactNode
  description?: ReactNode | undefined
  actions?: ReactNode | undefined
  /** Heading level; default 2. */
  level?: 2 | 3 | 4 | undefined
}

/** The header of a card: a heading with its description, and actions beside it. */
export function CardHeading({ title, description, actions, level = 2 }: CardHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <CardHeader>
      <div className="min-w-0 flex-1 basis-48">
        <CardTitle asChild>
          <Heading>{title}</Heading>
        </CardTitle>
        {description !== undefined && <CardDescription>{description}</CardDescription>}
      </div>
      {actions}
    </CardHeader>
  )
}
