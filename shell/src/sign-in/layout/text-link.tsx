import { Link } from '@lernspur/app-kit'
import type { ComponentProps } from 'react'

/** A link to another page, on its own line below a form. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
    />
  )
}
