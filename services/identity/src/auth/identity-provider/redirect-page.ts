import { refuse } from '@lernspur/service-kit/call/api-error'

/**
 * The page of the product that a browser is redirected to, without parameters. INVALID_PARAMETERS for any other URL.
 */
export const redirectPage = (wanted: string, publicUrl: string): string => {
  if (!URL.canParse(wanted, publicUrl)) return refuse('INVALID_PARAMETERS')
  const { origin, pathname } = new URL(wanted, publicUrl)
  return origin === new URL(publicUrl).origin ? `${origin}${pathname}` : refuse('INVALID_PARAMETERS')
}
