import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { expect, test } from '../../../fixture/founder'
import { yearFrom } from '../../../fixture/school/primary-school'
import { RollOverPage } from '../../../page/school/roll-over.page'

test('a class is taken over under another name and without a child, and once only', async ({ page, founder }) => {
  const { api } = founder
  await api.call(schoolYearRoutes.createSchoolYear, { body: yearFrom(-100, 200) })
  for (const name of ['1a', '1b']) {
    const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name, schoolLevel: 1 } })
    const students = ['Ada', 'Ben'].map((firstName) => ({ firstName, lastName: name }))
    await api.call(studentRoutes.createStudents, { body: { schoolClassId: id, students } })
  }
  const rollOver = new RollOverPage(page)
  await rollOver.open(String(founder.whoAmI.currentTenantId))
  await rollOver.prepare()
  await rollOver.makeYear()
  const line = rollOver.line('1a')
  await line.getByRole('textbox', { name: 'Neuer Name' }).fill('2x')
  await line.getByRole('button', { name: 'Kinder der Klasse 1a auswählen' }).click()
  await line.getByRole('checkbox', { name: 'Ben 1a' }).click()
  // Visiting another page loses none of it.
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Schuljahre' }).click()
  await rollOver.prepare()
  await expect(line.getByRole('textbox', { name: 'Neuer Name' })).toHaveValue('2x')
  await rollOver.count()
  await expect(rollOver.figure('Kinder gehen mit')).toContainText('3')
  await rollOver.carryOut(2)
  await expect(rollOver.made).toContainText('2 Klassen · 3 Kinder')
  await rollOver.prepare()
  await expect(page.getByText(/Schon übernommen: 1a → 2x/)).toBeVisible()
})

test('a child repeats, two classes become one and one becomes two, and an undo names who moved later', async ({
  page,
  founder,
}) => {
  const { api } = founder
  await api.call(schoolYearRoutes.createSchoolYear, { body: yearFrom(-100, 200) })
  for (const [name, schoolLevel] of [
    ['1a', 1],
    ['2a', 2],
    ['2b', 2],
  ] as const) {
    const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name, schoolLevel } })
    const students = ['Ada', 'Ben'].map((firstName) => ({ firstName, lastName: name }))
    await api.call(studentRoutes.createStudents, { body: { schoolClassId: id, students } })
  }
  const rollOver = new RollOverPage(page)
  await rollOver.open(String(founder.whoAmI.currentTenantId))
  await rollOver.prepare()
  await rollOver.makeYear()
  const second = rollOver.line('2a')
  await second.getByRole('button', { name: 'Klasse 2a teilen' }).click()
  await second.getByRole('group', { name: 'Klasse 2a, Teil 2' }).getByRole('textbox', { name: 'Neuer Name' }).fill('3c')
  await second.getByRole('button', { name: 'Kinder der Klasse 2a auswählen' }).click()
  const send = async (name: string, target: string) => {
    await second.getByRole('checkbox', { name }).click()
    await second.getByRole('combobox', { name: `Wohin geht ${name}?` }).click()
    await page.getByRole('option', { name: target }).click()
  }
  await send('Ada 2a', 'geht in die 2a')
  await send('Ben 2a', 'geht in die 3c')
  const other = rollOver.line('2b')
  await other.getByRole('combobox', { name: 'Was aus Klasse 2b wird' }).click()
  await page.getByRole('option', { name: 'mit einer anderen Klasse zusammenlegen' }).click()
  await other.getByRole('combobox', { name: 'In welche Klasse?' }).click()
  await page.getByRole('option', { name: '3a', exact: true }).click()
  await rollOver.count()
  await expect(rollOver.figure('Kinder gehen mit')).toContainText('6')
  await expect(rollOver.figure('Kinder gehen ab')).toContainText('0')
  await rollOver.carryOut(3)
  await expect(rollOver.made).toContainText('3 Klassen · 6 Kinder')

  const { rows: classes } = await api.call(schoolClassRoutes.listSchoolClasses)
  const { rows: children } = await api.call(studentRoutes.listStudents)
  const [from, to] = ['3a', '3c'].map((name) => classes.find((one) => one.name === name)?.id ?? '')
  const child = children.find(({ firstName, lastName }) => `${firstName} ${lastName}` === 'Ada 2b')
  await api.call(studentClassRelationRoutes.moveStudents, {
    body: {
      joined: [{ studentId: child?.id ?? '', schoolClassId: to ?? '' }],
      left: [{ studentId: child?.id ?? '', schoolClassId: from ?? '' }],
    },
  })
  await page.reload()
  await rollOver.made.first().getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Ada 2b in die 3c')
})

test('school years are made, corrected, deleted and made again, and classes get one', async ({ page, founder }) => {
  const { api } = founder
  const schoolClass = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '2b', schoolLevel: 2 } })
  const main = page.getByRole('main')
  await page.goto(`/school/${founder.whoAmI.userRoles[0]?.tenantId}/settings/schoolYears`)
  await main.getByRole('button', { name: 'Schuljahr anlegen' }).click()
  const form = main.getByRole('form', { name: 'Neues Schuljahr' })
  await expect(form.getByText('zu prüfen').first()).toBeVisible()
  const ends = await form.getByLabel('Ende des Schuljahrs').inputValue()
  await form.getByLabel('Ende des Schuljahrs').fill('2001-01-01')
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await expect(form.getByText('Das Ende muss nach dem Beginn liegen.').first()).toBeVisible()
  await form.getByLabel('Ende des Schuljahrs').fill(ends)
  await form.getByLabel('Ende des 2. Halbjahrs').fill(ends)
  await form.getByLabel('Name des Schuljahrs').fill('Erstes Jahr')
  await form.getByRole('button', { name: 'Anlegen' }).click()
  const first = main.getByRole('listitem', { name: 'Schuljahr Erstes Jahr' })
  await expect(first.getByText('aktiv')).toBeVisible()

  await main.getByRole('button', { name: 'Zuordnen' }).click()
  await expect(main.getByRole('region', { name: 'Klassen ohne Schuljahr' })).toHaveCount(0)
  await expect(first).toContainText('1 Klasse')
  await first.getByRole('button', { name: 'Schuljahr Erstes Jahr löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(first.getByText(/In diesem Schuljahr: 1 Klasse/)).toBeVisible()

  await main.getByRole('button', { name: 'Schuljahr anlegen' }).click()
  await form.getByLabel('Name des Schuljahrs').fill('Zweites Jahr')
  await form.getByRole('button', { name: 'Anlegen' }).click()
  const second = main.getByRole('listitem', { name: 'Schuljahr Zweites Jahr' })
  await expect(second.getByText('kommend')).toBeVisible()
  await second.getByRole('button', { name: 'Bearbeiten' }).click()
  const { rows } = await api.call(schoolYearRoutes.listSchoolYears)
  const known = rows.find(({ name }) => name === 'Zweites Jahr')
  await api.call(schoolYearRoutes.updateSchoolYear, { params: { id: known?.id ?? '' }, body: { name: 'Anderes Jahr' } })
  await second.getByLabel('Name des Schuljahrs').fill('Mein Jahr')
  const notice = main.getByRole('alert')
  await expect(notice).toContainText('Anderes Jahr')
  await notice.getByRole('button').last().click()
  const mine = main.getByRole('listitem', { name: 'Schuljahr Mein Jahr' })
  await mine.getByRole('button', { name: 'Fertig' }).click()

  await mine.getByRole('button', { name: 'Schuljahr Mein Jahr löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(mine).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(mine).toBeVisible()
  const { rows: classes } = await api.call(schoolClassRoutes.listSchoolClasses)
  expect(classes.find(({ id }) => id === schoolClass.id)?.schoolYear?.name).toBe('Erstes Jahr')
})

test('a class whose year has ended says what is to do, and leads there', async ({ page, founder }) => {
  const { api } = founder
  const year = await api.call(schoolYearRoutes.createSchoolYear, { body: yearFrom(-200, -1) })
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, {
    body: { name: '3e', schoolLevel: 3, schoolYearId: year.id },
  })
  await api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { isOnboardingFinalized: true } })
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(main.getByText(/Das Schuljahr ist am .* zu Ende gegangen, und noch gibt es kein neues/)).toBeVisible()
  await page.goto(`/class/${id}/settings`)
  await expect(main.getByText(/Neues lässt sich hier nicht mehr eintragen/)).toBeVisible()
  await main.getByRole('link', { name: 'Neues Schuljahr vorbereiten' }).click()
  await expect(main.getByRole('form', { name: 'Neues Schuljahr' })).toBeVisible()
})
