import { readFileMark } from '@lernspur/contracts/teacher/report-seal/file-mark'
import type { Page } from '@playwright/test'
import { cutNetwork, isStored, test } from '../../../fixture/device/profile'
import { expect } from '../../../fixture/test'

/** The file of a completed report of the class, as its teacher prints it. */
const printedReport = async (page: Page, schoolClassId: string): Promise<Buffer> => {
  const list = await page.request.get(`/api/classes/${schoolClassId}/reports`)
  const { data } = (await list.json()) as { data: { rows: readonly { id: string; status: string }[] } }
  const completed = data.rows.find(({ status }) => status === 'completed')
  const pdf = await page.request.get(`/api/reports/${completed?.id}/pdf`)
  expect(pdf.status()).toBe(200)
  return pdf.body()
}

const choose = async (page: Page, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'PDF-Datei wählen' }).click()
  await (await chooser).setFiles({ name: 'bericht.pdf', mimeType: 'application/pdf', buffer })
}

const paste = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'QR-Code' }).fill(code)
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
}

test('a printed report is found genuine, a changed one is not, also after a start without a network', async ({
  page,
  class3a,
  startBrowser,
  baseURL,
}) => {
  const report = await printedReport(page, class3a.id)
  const address = `${baseURL}/verify#${readFileMark(report)?.code}`
  const genuine = (visitor: Page) => visitor.getByText(/^Echt: Die Schule „/)

  await test.step('a visitor finds the page, and checks a file and a code', async () => {
    const context = await startBrowser()
    const visitor = await context.newPage()
    await visitor.goto('/legal')
    await visitor.getByRole('link', { name: 'Zeugnis prüfen' }).click()
    await choose(visitor, report)
    await expect(genuine(visitor)).toBeVisible()
    await paste(visitor, 'kein Siegel')
    await expect(visitor.getByText(/^Kein Siegel gefunden/)).toBeVisible()
    await paste(visitor, address)
    await expect(genuine(visitor)).toBeVisible()
    await expect(visitor.getByText(/^Der Code sagt nichts über den Text/)).toBeVisible()
    await expect.poll(() => isStored(visitor), { timeout: 60_000 }).toBe(true)
    await context.close()
  })

  await test.step('the page opens without a network after a restart, and goes on checking', async () => {
    const context = await startBrowser()
    await cutNetwork(context)
    const visitor = await context.newPage()
    await visitor.goto(address)
    await expect(genuine(visitor)).toBeVisible()
    await expect(visitor.getByText(/^Ohne Netz geprüft, mit der Liste vom/)).toBeVisible()
    const changed = Buffer.from(report)
    const middle = Math.floor(changed.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 1
    await choose(visitor, changed)
    await expect(visitor.getByText(/^Nicht echt oder verändert/)).toBeVisible()
    await choose(visitor, report)
    await expect(genuine(visitor)).toBeVisible()
  })
})
