import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../fixture/founder'
import { takeHold } from '../../../fixture/keyboard'
import { newClass } from '../../../fixture/new-class'

const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** A field that is reached by keyboard has its caret at the end. */
const rewrite = async (page: Page, name: string, text: string) => {
  await line(page, name).press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
const saved = (page: Page) => expect(page.getByRole('banner').getByText(/^Gespeichert/)).toBeVisible()
const lines = (page: Page) =>
  page
    .getByRole('list', { name: 'Bereiche und Kompetenzen' })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.flatMap((field) => (field instanceof HTMLTextAreaElement ? [field.value] : [])))
const paste = (page: Page, name: string, text: string) =>
  line(page, name).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('an own subject gets its competences at once, and they are written, pasted, moved and undone by keyboard', async ({
  page,
  founder,
}) => {
  const { id } = await newClass(founder.api)
  await page.goto(`/class/${id}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Fächer' }).click()
  await page.getByRole('button', { name: 'Eigenes Fach anlegen' }).click()
  await page.getByRole('textbox', { name: 'Name des Fachs' }).fill('Schulgarten')
  const outline = page.getByRole('textbox', { name: 'Bereiche und Kompetenzen' })
  await outline.fill('Säen\n  kennt Samen\n  sät in Reihen\nErnten\n  erkennt Reifes')
  await expect(page.getByRole('region', { name: 'Ernten' }).getByRole('listitem')).toHaveText(['erkennt Reifes'])
  await page.getByRole('button', { name: 'Fach anlegen' }).click()
  await page.getByRole('link', { name: 'Schulgarten' }).click()
  await expect.poll(() => lines(page)).toEqual(['Säen', 'kennt Samen', 'sät in Reihen', 'Ernten', 'erkennt Reifes'])

  await line(page, 'Kompetenz 1 in Ernten').press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('wäscht Gemüse')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Pflegen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  const written = ['Säen', 'kennt Samen', 'sät in Reihen', 'Ernten', 'wäscht Gemüse', 'Pflegen', 'erkennt Reifes']
  await expect.poll(() => lines(page)).toEqual(written)
  await paste(page, 'Kompetenz 1 in Pflegen', 'Pflegen\tgießt\nPflegen\tjätet\nWerkzeug\tbenennt Geräte')
  const pasted = [...written, 'gießt', 'jätet', 'Werkzeug', 'benennt Geräte']
  await expect.poll(() => lines(page)).toHaveLength(pasted.length)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => lines(page)).toEqual(written)
  await saved(page)
  await page.reload()
  await expect.poll(() => lines(page)).toEqual(written)

  await page.getByRole('checkbox', { name: 'Sätze für das Kind zeigen' }).check()
  const sentence = page.getByRole('textbox', { name: 'Satz für das Kind: Kompetenz 2 in Säen' })
  await sentence.fill('Ich kann in Reihen säen.')
  await saved(page)
  await page.reload()
  await expect(sentence).toHaveValue('Ich kann in Reihen säen.')

  await page.getByRole('checkbox', { name: 'Kurztitel zeigen' }).check()
  const title = page.getByRole('textbox', { name: 'Kurztitel: Kompetenz 2 in Säen' })
  await expect(title).toHaveAttribute('placeholder', 'sät in Reihen')
  await title.fill('Reihensaat')
  await saved(page)
  await page.reload()
  await expect(title).toHaveValue('Reihensaat')

  await page.getByRole('checkbox', { name: 'Stufen beschreiben' }).check()
  const level = page.getByRole('textbox', { name: 'Stufe 2: Kompetenz 2 in Säen' })
  await level.fill('sät mit Schnur in Reihen')
  await saved(page)
  await page.reload()
  await expect(level).toHaveValue('sät mit Schnur in Reihen')
  // Another number of levels loses nothing unasked, and what it takes away comes back.
  await page.getByRole('combobox', { name: 'Stufen der Skala' }).click()
  await page.getByRole('option', { name: '1 Stufe', exact: true }).click()
  await expect(level).toHaveValue('sät mit Schnur in Reihen')
  await page.getByRole('button', { name: 'Kürzen: 1 Text fällt weg' }).click()
  await expect(level).toHaveCount(0)
  await saved(page)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(level).toHaveValue('sät mit Schnur in Reihen')
})

test('two colleagues add lines to the same subject, and both stay', async ({ page, browser, founder, baseURL }) => {
  const { id } = await newClass(founder.api)
  const params = { schoolClassId: id }
  const { rows } = await founder.api.call(competenceRoutes.listCompetenceDomains)
  const [domain] = rows
  await page.goto(`/class/${params.schoolClassId}/settings/schoolSubjects/${domain?.schoolSubjectId}/competences`)
  const [name = '', text = ''] = [domain?.name, domain?.competences[0]?.description]
  await expect.poll(() => lines(page)).toEqual([name, text])
  const elsewhere = await browser.newContext({ baseURL: String(baseURL), storageState: founder.state })
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await rewrite(other, `Kompetenz 1 in ${name}`, 'von der Kollegin geändert')
  await saved(other)

  await line(page, `Kompetenz 1 in ${name}`).press('Enter')
  await page.keyboard.type('von mir ergänzt')
  const stored = async () => (await founder.api.call(competenceRoutes.listCompetenceDomains)).rows[0]?.competences
  await expect
    .poll(stored)
    .toMatchObject([{ description: 'von der Kollegin geändert' }, { description: 'von mir ergänzt' }])
  await page.reload()
  await expect.poll(() => lines(page)).toEqual([name, 'von der Kollegin geändert', 'von mir ergänzt'])
  await rewrite(other, `Kompetenz 1 in ${name}`, 'zweite Fassung')
  await expect.poll(stored).toMatchObject([{ description: 'zweite Fassung' }, {}])
  await rewrite(page, `Kompetenz 1 in ${name}`, 'meine Fassung')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('zweite Fassung')
  await notice.getByRole('button', { name: 'Andere Fassung übernehmen' }).click()
  await expect.poll(() => lines(page)).toEqual([name, 'zweite Fassung', 'von mir ergänzt'])
  await elsewhere.close()
})

test('a subject is ordered, gets its children, and is put back after its deletion', async ({ page, founder }) => {
  const { id } = await newClass(founder.api)
  await page.goto(`/class/${id}/settings/schoolSubjects`)
  await page.getByRole('button', { name: 'Eigenes Fach anlegen' }).click()
  await page.getByRole('textbox', { name: 'Name des Fachs' }).fill('Werken')
  await page.getByRole('textbox', { name: 'Bereiche und Kompetenzen' }).fill('sägt gerade')
  await page.getByRole('button', { name: 'Fach anlegen' }).click()
  const names = page.getByRole('list', { name: 'Fächer' }).getByRole('link')
  await expect(names).toHaveText(['Deutsch', 'Werken'])
  const handle = page.getByRole('button', { name: 'Werken verschieben' })
  await takeHold(page, handle, page.getByText(/^Werken über Platz 2/))
  await handle.press('ArrowUp')
  await expect(page.getByText(/^Werken über Platz 1/)).toBeAttached()
  await handle.press('Space')
  await expect(names).toHaveText(['Werken', 'Deutsch'])

  await page.getByRole('button', { name: 'Kinder in Werken' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('listitem').first().getByRole('checkbox').uncheck()
  await sheet.getByRole('button', { name: 'Teilnahme speichern' }).click()
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expect(names).toHaveText(['Werken', 'Deutsch'])

  await page.getByRole('button', { name: 'Weiteres zu Werken' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 Bereich, 1 Kompetenz und die Teilnahme von 1 Kind')
  await question.getByRole('button', { name: 'Fach löschen' }).click()
  await expect(names).toHaveText(['Deutsch'])
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(names).toHaveText(['Werken', 'Deutsch'])
})
