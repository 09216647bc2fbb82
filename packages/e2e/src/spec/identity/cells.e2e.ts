import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'

test.use({ person: null })

test('the sign-in page leads to the cell of a domain and of a school, whoever has an account (rule cell-of-provider.2)', async ({
  page,
}) => {
  await page.goto('/auth/login')
  const main = page.getByRole('main')
  const email = main.getByRole('textbox', { name: /E.Mail/ })
  const link = main.getByRole('link', { name: 'Weiter zu Zelle Süd' })
  await email.fill('jemand@zelle-sued.example')
  await expect(main.getByText('Adressen mit @zelle-sued.example melden sich bei Zelle Süd an.')).toBeVisible()
  await expect(link).toHaveAttribute('href', 'http://127.0.0.1:9/auth/login')
  await expectAccessible(page, 'sign-in with a cell', { themes: ['light', 'dark'], size: wide })

  // An address with an account here is answered as one without.
  await email.fill('lehrerin@schule.example')
  await expect(link).toHaveCount(0)

  await main.getByRole('button', { name: 'Meine Schule suchen' }).click()
  await main.getByRole('searchbox', { name: 'Name, Ort oder Nummer der Schule' }).fill('grundschule')
  await expect(main.getByText('Diese Schule meldet sich auf dieser Seite an.').first()).toBeVisible()
  // The other cell publishes the same schools, because it is this installation at another address.
  await expect(main.getByRole('link', { name: 'Weiter zu Zelle Nord' }).first()).toBeVisible()
  await expectAccessible(page, 'sign-in with found schools', { themes: ['light', 'dark'], size: narrow })
  await main.getByRole('searchbox').fill('gibt es nirgends')
  await expect(main.getByText('Keine Schule gefunden, die sich suchen lässt.')).toBeVisible()
})
