/** Header in which the gateway names the address of the caller; it lets no other through. */
const clientHeader = 'x-forwarded-for'

/** Network address of whoever calls. */
export const clientOf = (headers: Headers): string => headers.get(clientHeader) ?? ''
