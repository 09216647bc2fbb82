import { type ReactNode, useState } from 'react'

interface MoreLinesProps {
  title: string
  /** Renders its contents once opened, because a page may have thousands of lines. */
  children: () => ReactNode
}

/** A heading that opens what is below it. */
export function MoreLines({ title, children }: MoreLinesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">{title}</summary>
      {isOpen && children()}
    </details>
  )
}
