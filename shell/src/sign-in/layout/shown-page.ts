import { createContext, type RefObject } from 'react'

/** The page that was shown last; null before the first one, whose heading does not take the focus. */
export const ShownPage = createContext<RefObject<string | null>>({ current: null })
