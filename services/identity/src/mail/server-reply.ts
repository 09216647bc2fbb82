/** Characters of a reply that are kept. */
const maxLength = 300

/** A server that rejects a mail for a link in it may repeat the link, and with it the code. */
const links = /\b(?:https?:\/\/|www\.)\S+/gi

/** What a mail server said, on one line, cut, and without links; null for nothing. */
export const plainReply = (reply: string | undefined): string | null => {
  const line = reply
    ?.replace(links, '[Link]')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
  return line ? line : null
}

/**
 * What the mail server said when a mail failed. Null where there was no server to say something, and where it refused
 * the installation rather than the mail: that is the operator's to know.
 */
export const replyOf = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('code' in error) || !('response' in error)) return null
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) ? plainReply(String(error.response)) : null
}
