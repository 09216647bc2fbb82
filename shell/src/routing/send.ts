import { redirect, replace } from '@lernspur/app-kit'

/**
 * Sends a navigation to `pathname` elsewhere. Where the browser stands there already, by its address line or by going
 * back, the entry is replaced: it would send whoever goes back forward again.
 */
export const send = (pathname: string, target: string): Response =>
  location.pathname === pathname ? replace(target) : redirect(target)
