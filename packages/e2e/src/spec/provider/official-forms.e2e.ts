import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { makeColleague } from '../../fixture/colleague'
import { pageOf } from '../../fixture/member'
import { pdfText } from '../../fixture/pdf'
import { expect, test } from '../../fixture/test'

const words = {
  de: {
    title: 'Amtliche Formulare',
    state: 'Land oder Kanton',
    create: 'Formular anlegen',
    name: 'Name des Formulars',
    kind: 'Art des Blocks',
    work: 'Arbeitsverhalten',
    add: 'Block hinzufügen',
    up: 'Nach oben: Arbeitsverhalten',
    wording: 'Wortlaut',
    options: 'Auswahl, eine je Zeile',
    page: 'Seite des Formulars',
    preview: 'Vorschau als PDF',
    publish: 'Veröffentlichen',
    confirm: 'Fassung veröffentlichen',
    published: 'Fassung 1 ist veröffentlicht.',
    remove: 'Entfernen: Unterschriften',
    problem: 'Ein Formular hat Unterschriften.',
    undo: 'Rückgängig',
    archive: 'Archivieren',
    offered: 'Wieder anbieten',
    saved: /^Gespeichert/,
    seal: 'Wortlaut am Platz des Siegels',
    appeal: 'Rechtsbehelfsbelehrung',
    position: 'Seite und Geltung',
    startsPage: 'Beginnt eine neue Seite',
    nextPage: 'neue Seite',
    types: 'Schularten',
    type: 'Grundschule',
    check: 'Prüfung',
    unchecked: 'zu prüfen',
    checked: 'geprüft',
    decree: 'Verglichen mit (Erlass und Fundstelle)',
    decreeDay: 'Erlass vom',
    record: 'Als geprüft eintragen',
    compared: /Verglichen von .* mit: Erlass der Probe, vom 10\.11\.2023/,
  },
  en: {
    title: 'Official forms',
    state: 'State or canton',
    create: 'Add form',
    name: 'Name of the form',
    kind: 'Kind of block',
    work: 'Work behaviour',
    add: 'Add block',
    up: 'Move up: Work behaviour',
    wording: 'Wording',
    options: 'Options, one a line',
    page: 'Page of the form',
    preview: 'Preview as PDF',
    publish: 'Publish',
    confirm: 'Publish version',
    published: 'Version 1 is published.',
    remove: 'Remove: Signatures',
    problem: 'A form has signatures.',
    undo: 'Undo',
    archive: 'Archive',
    offered: 'Offer again',
    saved: /^Saved/,
    seal: 'Words where the seal is set',
    appeal: 'Instruction on appeals',
    position: 'Page and scope',
    startsPage: 'Begins a new page',
    nextPage: 'new page',
    types: 'Types of school',
    type: 'Grundschule',
    check: 'Check',
    unchecked: 'to be checked',
    checked: 'checked',
    decree: 'Compared with (decree and reference)',
    decreeDay: 'Decree of',
    record: 'Record as checked',
    compared: /Compared by .* with: Erlass der Probe, of 10\/11\/2023/,
  },
} as const

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ person: 'provider', language })

    test('a manager of the provider makes a form of blocks, prints it, publishes it and archives it', async ({
      browser,
      playwright,
      sessionOf,
      baseURL,
      mark,
    }) => {
      const text = words[language]
      const url = String(baseURL)
      const colleague = await makeColleague(
        playwright.request,
        new URL(url).origin,
        await sessionOf('provider'),
        'manager',
      )
      const page = await pageOf(browser, colleague.session, url, language)
      const main = page.getByRole('main')
      const status = page.getByRole('banner').getByRole('status').first()
      await page.goto('/provider/official-forms')
      await expect(main.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expectAccessible(page, 'the list of forms', { themes: ['light', 'dark'], size: narrow })
      await main.getByRole('combobox', { name: text.state }).click()
      await page.getByRole('option', { name: 'Saarland' }).click()
      await main.getByRole('button', { name: text.create }).click()
      await main.getByRole('textbox', { name: text.name }).fill(`Probe ${mark}`)
      await main.getByRole('combobox', { name: text.kind }).click()
      await page.getByRole('option', { name: text.work }).click()
      await main.getByRole('button', { name: text.add }).click()
      await main.getByRole('button', { name: text.up }).click()
      const block = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text.work }) })
      await block.getByRole('textbox', { name: text.wording }).fill('Wie das Kind arbeitet')
      await block.getByRole('textbox', { name: text.options }).fill('{firstName} arbeitet gern.')
      const preview = main.getByRole('region', { name: text.page })
      await expect(preview).toContainText('Mia arbeitet gern.')
      await expect(status).toHaveText(text.saved)
      await expectAccessible(page, 'the editor of a form', { themes: ['light', 'dark'], size: narrow })
      await expectAccessible(page, 'the editor of a form', { themes: ['light'], size: wide })

      // Where the seal is set and how a decision is appealed against stand on the page and in the print.
      await main.getByRole('textbox', { name: text.seal }).fill('(Siegel der Probe)')
      await expect(preview).toContainText('(Siegel der Probe)')
      await main.getByRole('combobox', { name: text.kind }).click()
      await page.getByRole('option', { name: text.appeal }).click()
      await main.getByRole('button', { name: text.add }).click()
      const appeal = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text.appeal }) })
      await appeal.getByRole('textbox', { name: text.wording }).last().fill('Widerspruch ist bei {school} möglich.')
      await appeal.getByText(text.position).click()
      await appeal.getByRole('checkbox', { name: text.startsPage }).click()
      await expect(preview).toContainText('Widerspruch ist bei')
      await expect(preview).toContainText(text.nextPage)
      await expect(status).toHaveText(text.saved)

      const download = page.waitForEvent('download', { timeout: 60_000 })
      await main.getByRole('button', { name: text.preview }).click()
      const printed = await pdfText((await (await download).path()) ?? '')
      expect(printed).toContain('WiedasKindarbeitet')
      expect(printed).toContain('MiaSophiearbeitetgern.')
      expect(printed).toContain('(SiegelderProbe)')
      expect(printed).toContain('WiderspruchistbeiGrundschuleamLindenhainmöglich.')

      // What is no form cannot be published, and says why.
      await main.getByRole('button', { name: text.remove }).click()
      await expect(main.getByText(text.problem)).toBeVisible()
      await expect(main.getByRole('button', { name: text.publish, exact: true })).toBeDisabled()
      await page.getByRole('button', { name: text.undo }).first().click()
      await main.getByRole('button', { name: text.publish, exact: true }).click()
      await page.getByRole('button', { name: text.confirm }).click()
      await expect(page.getByText(text.published)).toBeVisible()

      // The types of school hold at once, a check for what was compared.
      await main.getByRole('button', { name: text.types, exact: true }).click()
      await page.getByRole('option', { name: text.type, exact: true }).click()
      await expect(main.getByRole('list', { name: text.types }).getByText(text.type)).toBeVisible()
      const check = main.getByRole('region', { name: text.check, exact: true })
      await expect(check.getByText(text.unchecked, { exact: true })).toBeVisible()
      await check.getByRole('textbox', { name: text.decree }).fill('Erlass der Probe')
      await check.getByLabel(text.decreeDay).fill('2023-11-10')
      await check.getByRole('button', { name: text.record }).click()
      await expect(check.getByText(text.compared)).toBeVisible()
      await expect(check.getByText(text.checked, { exact: true })).toBeVisible()
      await expectAccessible(page, 'a form that is checked', { themes: ['light', 'dark'], size: narrow })
      await main.getByRole('textbox', { name: text.name }).fill(`Probe ${mark} neu`)
      await expect(check.getByText(text.unchecked, { exact: true })).toBeVisible()
      await main.getByRole('button', { name: text.archive, exact: true }).click()
      await expect(main.getByRole('button', { name: text.offered })).toBeVisible()
      await page.context().close()
      await colleague.leave()
      await colleague.session.close()
    })
  })
}
