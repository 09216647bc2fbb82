import { paths } from '@lernspur/app-runtime'
import { type ValidateCode, validateCodeSchema } from '@lernspur/contracts/identity/password.contract'

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

/** The page that the mailed link of a URL opens for a visitor; null for any other URL. */
export const linkPageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null => {
  const given = new URLSearchParams(search)
  if (pathname === paths.emailChange || pathname === paths.secondFactor) return pathname + search
  if (mailedLinkOf(given)) return paths.login + search
  return passwordLinkOf(given) && paths.resetPassword + search
}
