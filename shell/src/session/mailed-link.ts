import { paths } from '@lernspur/app-kit'
import { type ValidateCode, validateCodeSchema } from '@lernspur/contracts/password.contract'

/** Parameters of a mailed sign-in link. */
export interface MailedLink {
  readonly authAttemptId: string
  readonly code: string
}

/** The mailed link in a URL; null for any other URL. */
export const mailedLinkOf = (search: URLSearchParams): MailedLink | null => {
  const authAttemptId = search.get('authAttempt')
  const code = search.get('code')
  return authAttemptId && code ? { authAttemptId, code } : null
}

/** The mailed link in a URL that sets a password; null for any other URL. */
export const passwordLinkOf = (search: URLSearchParams): ValidateCode | null =>
  validateCodeSchema.safeParse({ email: search.get('email'), code: search.get('code') }).data ?? null

/** Pages of mailed links that open for whoever is signed in, and for visitors. */
const openToAll: readonly string[] = [paths.emailChange, paths.secondFactor]

/** The page that the mailed link of a URL opens for a visitor; null for any other URL. */
export const linkPageOf = (pathname: string, search: URLSearchParams): string | null => {
  if (openToAll.includes(pathname)) return `${pathname}?${search}`
  if (mailedLinkOf(search)) return `${paths.login}?${search}`
  return passwordLinkOf(search) ? `${paths.resetPassword}?${search}` : null
}
