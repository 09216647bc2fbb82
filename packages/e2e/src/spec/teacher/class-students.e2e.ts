import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Locator, Page } from '@playwright/test'
import { narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import type { Session } from '../../fixture/session'
import { test as withPerson } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { PalettePage } from '../../page/palette.page'
import { TablePage } from '../../page/table.page'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Classes of the students of the school by first name. */
const classesOf = async ({ api }: Session) => {
  const { rows } = await api.call(studentRoutes.listStudents)
  return Object.fromEntries(
    rows.map(({ firstName, schoolClasses }) => [firstName, schoolClasses.map(({ name }) => name).join(' ')]),
  )
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
/** From the upper to the lower edge, on the page as it is seen. */
const extent = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { top: box.y, bottom: box.y + box.height }
}

const close = (page: Page) => page.getByRole('button', { name: 'Schließen' }).click()

test('children are added, renamed, pictured, moved and taken out, and all of it is undone', async ({
  page,
  founder,
}) => {
  const { id, studentIds, competenceId } = await newClass(founder.api)
  await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4b', schoolLevel: 4 } })
  const children = new TablePage(page, 'Kinder')
  const frame = new FramePage(page)
  await page.goto(`/class/${id}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Kinder' }).click()
  await expect(children.names()).toHaveText([/Ada Ahrens/, /Ben Brandt/])

  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  await page.getByRole('textbox', { name: /^Vorname/ }).fill('Cem')
  await page.getByRole('textbox', { name: /^Nachname/ }).fill('Acar')
  await page.keyboard.press('Enter')
  await frame.expectNotified('Cem Acar hinzugefügt')
  await expect(page.getByRole('textbox', { name: /^Vorname/ })).toHaveValue('')
  await page.getByRole('radio', { name: 'Namensliste' }).click()
  await page.getByRole('textbox', { name: 'Namen' }).fill('Dana Dorn\nEli Ebert')
  await page.getByRole('button', { name: '2 Kinder übernehmen' }).click()
  await frame.expectNotified('2 Kinder übernommen')
  await close(page)
  await expect(children.names()).toHaveText([/Ada/, /Ben/, /Cem/, /Dana/, /Eli/])

  await children.row('Cem Acar').getByRole('button', { name: 'Cem Acar' }).click()
  await page.getByRole('textbox', { name: /^Vorname/ }).fill('Can')
  await expect(sheet(page, 'Can Acar')).toBeVisible()
  // A name is saved while it is typed: closing asks nothing, and loses nothing.
  await page.keyboard.press('Escape')
  await children.row('Can Acar').getByRole('button', { name: 'Can Acar' }).click()
  await expect(page.getByRole('textbox', { name: /^Vorname/ })).toHaveValue('Can')
  await page
    .getByLabel('Bild auswählen')
    .setInputFiles({ name: 'can.txt', mimeType: 'text/plain', buffer: picture.subarray(9) })
  await expect(page.getByText('„can.txt“ lässt sich nicht als Bild lesen.')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByLabel('Bild auswählen').setInputFiles({ name: 'can.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('group', { name: 'Ausschnitt' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Bild übernehmen' }).click()
  await frame.expectNotified('Bild gespeichert')
  await page.getByRole('button', { name: 'Bild entfernen' }).click()
  await frame.expectNotified('Bild von Can Acar entfernt')

  await page.getByRole('button', { name: 'In eine Klasse …' }).click()
  await page.getByRole('button', { name: 'Klasse', exact: true }).click()
  await page.getByRole('option', { name: /^4b/ }).click()
  await expect(page.getByLabel('Letzter Tag in der 4a')).toBeVisible()
  await page.getByRole('radio', { name: /^Zusätzlich in diese Klasse/ }).click()
  await expect(page.getByText('Can Acar ist dann in mehreren Klassen: 4a und 4b.')).toBeVisible()
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await frame.expectNotified('Can Acar zusätzlich in der 4b')
  await close(page)
  await expect(children.row('Can Acar')).toContainText('4a, 4b')

  await children.choose('Ben Brandt', 'Eli Ebert')
  await page.getByRole('button', { name: 'In andere Klasse' }).click()
  await page.getByRole('button', { name: 'Klasse', exact: true }).click()
  await page.getByRole('option', { name: /^4b/ }).click()
  await page.getByRole('button', { name: 'Wechseln' }).click()
  await expect(children.names()).toHaveText([/Ada/, /Can/, /Dana/])
  expect(await classesOf(founder)).toMatchObject({ Ada: '4a', Ben: '4b', Can: '4a 4b', Dana: '4a', Eli: '4b' })
  await frame.undo()
  await expect(children.names()).toHaveText([/Ada/, /Ben/, /Can/, /Dana/, /Eli/])
  // They reappear in the list once they are in the class again, and then leave the other class.
  await expect.poll(() => classesOf(founder)).toMatchObject({ Ben: '4a', Eli: '4a' })

  await founder.api.call(observationRoutes.createObservation, {
    body: { schoolClassId: id, studentId: studentIds[0], competenceId, description: 'Liest vor.' },
  })
  await children.choose('Ada Ahrens', 'Dana Dorn')
  await page.getByRole('button', { name: 'Aus der 4a nehmen' }).click()
  await sheet(page, '2 Kinder aus der 4a nehmen').getByRole('button', { name: 'Herausnehmen' }).click()
  const question = page.getByRole('alertdialog', { name: '1 Kind hat in der Klasse schon Beobachtungen' })
  await expect(question).toContainText('1 Beobachtung bleibt gespeichert.')
  await question.getByRole('button', { name: 'Trotzdem herausnehmen' }).click()
  await expect(children.names()).toHaveText([/Ben/, /Can/, /Eli/])

  await page.getByRole('button', { name: 'Kind der Schule aufnehmen' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('dorn dan')
  await page.getByRole('button', { name: 'Dana Dorn aufnehmen' }).click()
  await frame.expectNotified('Dana Dorn zusätzlich in der 4a')
  await expect(sheet(page, 'Kinder der Schule in die 4a')).toContainText('schon in der Klasse')
  await close(page)
  await expect(children.names()).toHaveText([/Ben/, /Can/, /Dana/, /Eli/])
  expect(await classesOf(founder)).toMatchObject({ Ada: '', Dana: '4a' })

  await children.row('Eli Ebert').getByRole('button', { name: 'Eli Ebert' }).click()
  await page.getByRole('button', { name: 'Kind löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kind löschen' }).click()
  await expect(children.names()).toHaveText([/Ben/, /Can/, /Dana/])
  expect(Object.keys(await classesOf(founder))).not.toContain('Eli')
})

withPerson.describe('a teacher of one subject', () => {
  withPerson.use({ person: 'subjectTeacher' })

  withPerson('does not find the administration of children', async ({ page, class3a }) => {
    await page.goto(`/class/${class3a.id}/skills`)
    const palette = new PalettePage(page)
    await palette.open()
    await palette.field.fill('Kinder')
    await expect(palette.options.filter({ hasText: /^Kinder/ })).not.toHaveCount(0)
    await expect(palette.options.filter({ hasText: /Kinder verwalten|Alle Kinder/ })).toHaveCount(0)
  })
})

test('on a phone the sheet that adds children is not covered by what was added', async ({ page, founder }) => {
  const { id } = await newClass(founder.api)
  await page.setViewportSize(narrow)
  await page.goto(`/class/${id}/settings/students`)
  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  const adding = sheet(page, 'Kinder in die 4a')
  await page.getByRole('textbox', { name: /^Vorname/ }).fill('Cem')
  await page.getByRole('textbox', { name: /^Nachname/ }).fill('Acar')
  await page.keyboard.press('Enter')
  const toast = new FramePage(page).toasts.getByText('Cem Acar hinzugefügt').locator('..')
  await expect(toast).toBeVisible()
  await toast.hover()
  const [above, below] = [await extent(toast), await extent(adding.getByRole('heading').first())]
  expect(above.top).toBeGreaterThanOrEqual(0)
  expect(above.bottom).toBeLessThanOrEqual(below.top)
})
