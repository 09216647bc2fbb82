import { redirect, replace } from '@lernspur/app-runtime'

/**
 * Redirects a navigation to `pathname`. If the browser has that URL already, because the user typed it or went back,
 * the history entry is replaced: otherwise going back would redirect forward again.
 */
export const send = (pathname: string, target: string): Response =>
  location.pathname === pathname ? replace(target) : redirect(target)
