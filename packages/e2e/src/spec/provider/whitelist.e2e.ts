import { expect, test } from '../../fixture/test'

test.use({ person: 'provider' })

test('the provider allows a pasted list, is told of slips, and takes entries back', async ({ page }) => {
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`
  await page.goto('/provider/whitelist')
  await page.getByRole('button', { name: 'Adressen hinzufügen' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Adressen erlauben' })
  await sheet
    .getByLabel('Adressen und Domains')
    .fill(`Groß, Mia <mia@${domain}>\nkai@${domain}; Kai@${domain}\n*@${domain}\nlea@gmial.com\nkeine Adresse`)
  await expect(sheet.getByText('„lea@gmial.com“ – gemeint ist vielleicht lea@gmail.com')).toBeVisible()
  await expect(sheet.getByText(`„Kai@${domain}“ steht schon weiter oben`)).toBeVisible()
  await sheet
    .getByLabel('Adressen und Domains')
    .fill(`Groß, Mia <mia@${domain}>\nkai@${domain}; Kai@${domain}\n*@${domain}`)
  await sheet.getByRole('button', { name: '3 Einträge erlauben' }).click()
  await expect(sheet).toBeHidden()

  const table = page.getByRole('table', { name: 'Whitelist' })
  const entries = table.getByRole('row').filter({ hasText: domain })
  await page.getByRole('searchbox', { name: 'Adresse suchen' }).fill(domain)
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('nicht benutzt')

  await table.getByRole('checkbox', { name: `kai@${domain} auswählen` }).click()
  const remove = async () => {
    await page.getByRole('button', { name: 'Entfernen …' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Wer es noch vorhat, kann es dann nicht mehr.')
    await question.getByRole('button', { name: 'Entfernen' }).click()
  }
  await remove()
  await expect(entries).toHaveCount(2)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(entries).toHaveCount(3)

  for (const name of [`mia@${domain}`, `kai@${domain}`, `*@${domain}`])
    await table.getByRole('checkbox', { name: `${name} auswählen` }).click()
  await remove()
  await expect(entries).toHaveCount(0)
})
