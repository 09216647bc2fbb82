import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { zipSync } from 'fflate'
import { expectAccessible, wide } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'

test.describe('the head of a school', () => {
  test.use({ person: 'head' })

  test('takes pictures of a class from an archive by the names of its files, and undoes that', async ({
    page,
    class3a,
    sessionOf,
  }) => {
    const { api } = await sessionOf('head')
    const students = async () =>
      (await api.call(studentRoutes.listClassStudents, { params: { schoolClassId: class3a.id } })).rows
    const avatars = async () => new Map((await students()).map(({ id, avatar }) => [id, avatar]))
    const [first, second, third] = await students()
    if (!first || !second || !third) throw new Error('The class has too few children.')
    const before = await avatars()
    const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 200, height: 200 } })
    const buffer = Buffer.from(
      zipSync({
        [`3a/${first.lastName.toUpperCase()}, ${first.firstName}.jpg`]: picture,
        [`3a/${second.firstName}_${second.lastName}.jpeg`]: picture,
        [`3a/${third.firstName}.jpg`]: picture,
        '3a/Liste.txt': Buffer.from('kein Bild'),
      }),
    )
    await page.goto(`/school/${class3a.tenantId}/settings/classes/${class3a.id}/students`)
    await page.getByRole('button', { name: 'Fotos aus ZIP' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fotos der Kinder aus einem ZIP-Archiv' })
    const open = async (name: string, bytes: Buffer) => {
      const choosing = page.waitForEvent('filechooser')
      await sheet.getByRole('button', { name: 'ZIP-Archiv wählen' }).click()
      await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer: bytes })
    }
    await open('kaputt.zip', Buffer.from('kein Archiv'))
    await expect(sheet.getByText('Diese Datei ist kein ZIP-Archiv oder beschädigt.')).toBeVisible()
    await open('3a.zip', buffer)
    await expect(sheet.getByText('2 von 3 Bildern sind einem Kind zugeordnet')).toBeVisible()
    await expect(sheet.getByText('Keine Bilder: Liste.txt')).toBeVisible()
    await expect(sheet.getByText(`Ist das ${third.firstName} ${third.lastName}? Bitte wählen.`)).toBeVisible()
    await expectAccessible(page, 'pictures of a class', { themes: ['light', 'dark'], size: wide })
    await sheet.getByRole('combobox', { name: `Kind zu ${third.firstName}.jpg` }).click()
    await page
      .getByRole('option', { name: new RegExp(third.lastName) })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click()
    // Nothing is written before.
    expect(await avatars()).toEqual(before)
    await sheet.getByRole('button', { name: '3 Bilder übernehmen' }).click()
    await expect(sheet).toBeHidden()
    const after = await avatars()
    for (const { id } of [first, second, third]) expect(after.get(id)).not.toBe(before.get(id))
    await new FramePage(page).undo()
    await expect.poll(avatars).toEqual(before)
  })
})
