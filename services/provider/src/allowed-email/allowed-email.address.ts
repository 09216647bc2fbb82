/** Addresses as they are kept: lower case, each once, in one order so that two calls cannot lock each other out. */
export const distinctAddresses = (emails: readonly string[]): string[] =>
  [...new Set(emails.map((email) => email.toLowerCase()))].sort()
