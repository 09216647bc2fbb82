import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
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
