/** What the link of a mail to sign in with brings along. */
export interface MailedLink {
  readonly authAttemptId: string
  readonly code: string
}

/** The mailed link that an address is; null for any other. */
export const mailedLinkOf = (search: URLSearchParams): MailedLink | null => {
  const authAttemptId = search.get('authAttempt')
  const code = search.get('code')
  return authAttemptId && code ? { authAttemptId, code } : null
}
