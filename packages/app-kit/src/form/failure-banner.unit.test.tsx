import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { startTexts } from '@lernspur/app-runtime/testing/page'
import { inDocument, page, render } from '@lernspur/ui/testing/document'
import { FailureBanner } from './failure-banner'

inDocument()

const refusal = (details: readonly { path: string; message: string }[]) =>
  new ApiError({
    code: 'VALIDATION_FAILED',
    message: 'Bitte prüfen Sie Ihre Eingaben. Motto: Höchstens 70 Zeichen.',
    status: 400,
    details,
  })

test('a text of the form does not hide which fields were refused', () => {
  const error = refusal([{ path: 'slogan', message: 'Höchstens 70 Zeichen.' }])
  const { rerender } = render(<FailureBanner error={error} text="Das ging nicht." />)
  expect(page().getByText(/Motto: Höchstens 70 Zeichen\.$/)).toBeDefined()
  rerender(<FailureBanner error={refusal([])} text="Das ging nicht." />)
  expect(page().getByText('Das ging nicht.')).toBeDefined()
})

test('a text of the form still says by which id a help desk finds an unexpected error', async () => {
  await startTexts()
  const error = new ApiError({ code: 'UNKNOWN', message: '', status: 500, requestId: '0198f0aa-1111-7222' })
  render(<FailureBanner error={error} text="Das ging nicht." />)
  expect(page().getByText('Das ging nicht. Für den Support: 0198f0aa-1111-7222')).toBeDefined()
})
