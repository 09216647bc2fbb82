import { useLayoutEffect, useRef, useState } from 'react'
import type { LineEdit } from '../line/edit-lines'

const put = (field: HTMLTextAreaElement, at: 'start' | 'end') => {
  field.focus()
  const cursor = at === 'start' ? 0 : field.value.length
  field.setSelectionRange(cursor, cursor)
}

/** Puts the cursor into a line once an edit has rendered it. */
export const useLineFocus = () => {
  const fields = useRef(new Map<string, HTMLTextAreaElement>())
  const requested = useRef<LineEdit['focus']>(null)
  useLayoutEffect(() => {
    const focus = requested.current
    const field = focus && fields.current.get(focus.id)
    if (!focus || !field) return
    requested.current = null
    put(field, focus.at)
  })
  const [made] = useState(() => ({
    /** Called with the text field of a line, and with null when it is removed. */
    register: (id: string, field: HTMLTextAreaElement | null) => {
      if (field) fields.current.set(id, field)
      else fields.current.delete(id)
    },
    /** Puts the cursor there now. */
    go: (id: string, at: 'start' | 'end') => {
      const field = fields.current.get(id)
      if (field) put(field, at)
    },
    /** Puts the cursor there on the next render. */
    want: (focus: LineEdit['focus']) => {
      requested.current = focus
    },
  }))
  return made
}
