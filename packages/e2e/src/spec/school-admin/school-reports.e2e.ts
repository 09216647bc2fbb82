import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { fullReportsRoute } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { reportWorkRoutes } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { expectAccessible, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { TablePage } from '../../page/table.page'

test.describe('the head of a school', () => {
  test.use({ person: 'head' })

  test('sees how far the reports of all classes are, completes them for signing and prints them', async ({
    page,
    class3a,
    mark,
    sessionOf,
  }) => {
    const { api } = await sessionOf('head')
    const params = { schoolClassId: class3a.id }
    const students = class3a.children.slice(0, 3)
    const name = `${mark} Zeugnis`
    const made = await api.call(reportRoutes.createReports, {
      params,
      body: { name, calculationMethod: 'latestEntries', studentIds: students.map(({ id }) => id) },
    })
    const [open, ...ready] = made.rows
    const parts = ready.flatMap(({ subjects }) => subjects.map(({ id }) => ({ id })))
    await api.call(reportWorkRoutes.setPartStatus, { params, body: { status: 'completed', parts } })
    await page.goto('/')
    await new FramePage(page).follow('Berichte aller Klassen')
    const list = new TablePage(page, 'Berichte aller Klassen')
    await list.search.fill(mark)
    const row = list.row(name)
    await expect(row).toContainText('Klasse 3a')
    await expect(row.getByRole('cell')).toContainText(['3', '1', '2', '0'])
    await expectAccessible(page, 'the reports of all classes', { themes: ['light', 'dark'], size: wide })

    await row.getByRole('button', { name: /^Für die Unterschrift abschließen/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Für die Unterschrift abschließen' })
    await expect(dialog.getByRole('heading', { name: '2 Berichte werden abgeschlossen' })).toBeVisible()
    await dialog.getByText('1 hat noch offene Fächer').click()
    await expect(dialog.getByText(open?.studentLastName ?? '')).toBeVisible()
    await expectAccessible(page, 'the preview of signing', { themes: ['light', 'dark'], size: wide })
    await dialog.getByRole('button', { name: '2 Berichte abschließen' }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('button', { name: /^Für die Unterschrift abschließen/ })).toHaveCount(0)
    const { rows } = await api.call(fullReportsRoute, {
      params,
      list: { filter: [{ field: 'name', type: 'eq', value: name }] },
    })
    expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(2)

    await row.getByRole('button', { name: /^Abgeschlossene Berichte drucken/ }).click()
    const printing = page.getByRole('dialog', { name: '2 abgeschlossene Berichte drucken' })
    await printing.getByRole('radio', { name: /^Ein ZIP-Archiv/ }).click()
    const download = page.waitForEvent('download')
    await printing.getByRole('button', { name: 'Datei erstellen' }).click()
    expect((await download).suggestedFilename()).toBe('Berichte aller Klassen.zip')
    await expect(printing.getByText('Die Datei ist gespeichert.')).toBeVisible()
  })
})
