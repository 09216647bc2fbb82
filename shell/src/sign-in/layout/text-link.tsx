import { Link } from '@lernspur/app-runtime'
import type { ComponentProps } from 'react'

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'>

/** A link to another page, below a form. */
export function TextLink(props: TextLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
    />
  )
}

/** The same on a line of its own. */
export const LinkLine = (props: TextLinkProps) => (
  <p className="text-center">
    <TextLink {...props} />
  </p>
)
