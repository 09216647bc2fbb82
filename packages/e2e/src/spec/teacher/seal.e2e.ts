import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/test'

/** The file of a completed report of the class, as its teacher prints it. */
const printedReport = async (page: Page, schoolClassId: string): Promise<Buffer> => {
  const list = await page.request.get(`/api/classes/${schoolClassId}/reports`)
  const { data } = (await list.json()) as { data: { rows: readonly { id: string; status: string }[] } }
  const completed = data.rows.find(({ status }) => status === 'completed')
  const pdf = await page.request.get(`/api/reports/${completed?.id}/pdf`)
  expect(pdf.status()).toBe(200)
  return pdf.body()
}

test('a printed report is found genuine, a changed one is not, also without a network', async ({
  page,
  class3a,
  context,
}) => {
  const report = await printedReport(page, class3a.id)
  await page.goto('/verify')
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'PDF-Datei wählen' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await choose('bericht.pdf', report)
  await expect(page.getByText(/^Echt: Die Schule „/)).toBeVisible()
  // The keys are known now; the rest needs no network (rule signature.6).
  await context.setOffline(true)
  const changed = Buffer.from(report)
  const middle = Math.floor(changed.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  await choose('veraendert.pdf', changed)
  await expect(page.getByText(/^Nicht echt oder verändert/)).toBeVisible()
  await choose('bericht.pdf', report)
  await expect(page.getByText(/^Echt: Die Schule „/)).toBeVisible()
})
