import { type ReactNode, useState } from 'react'

interface MoreLinesProps {
  title: string
  /** Draws what is inside once it is opened: there may be thousands of lines on a page. */
  children: () => ReactNode
}

/** A title that opens what is below it. */
export function MoreLines({ title, children }: MoreLinesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">{title}</summary>
      {isOpen && children()}
    </details>
  )
}
