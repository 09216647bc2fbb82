import * as z from 'zod'
import type { Signer } from './registry/signature'

/** Page on which a browser agrees to see a preview; `?preview=<token>`. */
export const previewPath = '/mfe/preview'

/** Hours for which a preview lasts at most. */
export const maxPreviewHours = 72

const previewSchema = z.strictObject({
  area: z.string().max(100),
  version: z.string().max(100),
  /** Milliseconds since 1970. */
  expires: z.int(),
})

/** One released version of an area, for whoever has the address (rule release.20). */
export type Preview = z.infer<typeof previewSchema>

/** What is signed says what it is for: the same key signs manifests. */
const signedText = (content: string): string => `preview ${content}`

/** A preview as a token of letters, digits, `-`, `_` and one dot. */
export const sealPreview = (preview: Preview, signer: Pick<Signer, 'sign'>): string => {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${content}.${Buffer.from(signer.sign(signedText(content)), 'base64').toString('base64url')}`
}

/** Opens such a token; undefined for one that this installation did not sign, and for one whose time is over. */
export const openPreview = (
  token: string,
  signer: Pick<Signer, 'verify'>,
  now: number = Date.now(),
): Preview | undefined => {
  const [content = '', signature = ''] = token.split('.')
  if (!signer.verify(signedText(content), Buffer.from(signature, 'base64url').toString('base64'))) return undefined
  const preview = previewSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return now < preview.expires ? preview : undefined
}
