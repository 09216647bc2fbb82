/** Addresses as stored: lower case, without duplicates, sorted so that concurrent calls cannot deadlock. */
export const distinctAddresses = (emails: readonly string[]): string[] =>
  [...new Set(emails.map((email) => email.toLowerCase()))].sort()
