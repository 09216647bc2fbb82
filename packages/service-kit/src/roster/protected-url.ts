const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether secrets may be sent to a URL: it uses https, or is on the same machine. */
export const isProtectedUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
