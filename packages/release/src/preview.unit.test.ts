import { expect, test } from 'bun:test'
import { openPreview, sealPreview } from './preview'
import { signerOf } from './registry/signature'

const signer = signerOf('5e'.repeat(32))
const preview = { area: 'teacher', version: '0.1.0-1a2b3c4d', expires: Date.now() + 60_000 }
const token = sealPreview(preview, signer)

test('a token gives back what was sealed, until its time is over', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(openPreview(token, signer)).toEqual(preview)
  expect(openPreview(token, signer, preview.expires)).toBeUndefined()
})

test('a changed token, one of another installation and anything else are none', () => {
  const [content = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...preview, version: '0.1.0-ffffffff' })).toString('base64url')
  const bare = Buffer.from(signer.sign(content), 'base64').toString('base64url')
  for (const wrong of ['', '.', content, `${other}.${signature}`, `${content}.${bare}`, `${content}.${signature}x`])
    expect(openPreview(wrong, signer)).toBeUndefined()
  expect(openPreview(token, signerOf('aa'.repeat(32)))).toBeUndefined()
})
