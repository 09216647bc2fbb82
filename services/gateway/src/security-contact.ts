import type { GatewayConfig } from './gateway-config'

/** Where whoever finds a weakness learns whom to write to (RFC 9116). */
export const securityContactPath = '/.well-known/security.txt'

/** Days for which the file says that it holds; it is written anew for each request. */
const validDays = 180

/** The file; undefined where the operator has named no address. */
export const securityContact = ({ operatorEmail, publicUrl }: GatewayConfig): Response | undefined => {
  if (operatorEmail === null) return undefined
  const expires = new Date(Date.now() + validDays * 86_400_000)
  const lines = [
    `Contact: mailto:${operatorEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${new URL(securityContactPath, publicUrl).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
