import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { expectAccessible, expectNoSidewaysScroll, narrow } from '../../fixture/accessibility'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { expect, test } from '../../fixture/founder'
import { holdUntilChosen, tabTo } from '../../fixture/keyboard'
import { newClass } from '../../fixture/new-class'
import { FramePage } from '../../page/frame.page'

import { WizardPage } from '../../page/wizard.page'

test('another class is created and set up by keyboard alone, with an interruption', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  const press = async (button: string) => {
    await tabTo(page, wizard.button(button))
    await page.keyboard.press('Enter')
  }
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Klasse anlegen' }))
  await page.keyboard.press('Enter')

  await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeFocused()
  await tabTo(page, wizard.field('Name'))
  await page.keyboard.type('4b')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Die Eulen')
  await page.keyboard.press('Enter')

  await expect(wizard.heading('Wer ist in der 4b?')).toBeFocused()
  await tabTo(page, wizard.names)
  await page.keyboard.type('Ali Aydın')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Groß, Anna')
  await press('Weiter')

  await expect(wizard.heading('Was lernt die 4b?')).toBeFocused()
  // An interruption: the start page shows the state and links back to the set-up.
  const exit = page.getByRole('link', { name: 'Später weitermachen' }).filter({ visible: true })
  await tabTo(page, exit)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: '4b weiter einrichten' }))
  await page.keyboard.press('Enter')
  await expect(wizard.heading('Was lernt die 4b?')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Mathematik' }))
  await page.keyboard.press('Space')
  await press('Weiter')

  await expect(wizard.heading('Womit halten Sie fest, was gelingt?')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: /^Smileys/ }))
  await holdUntilChosen(page, 'ArrowDown', page.getByRole('radio', { name: /^Sterne/ }))
  await press('Weiter')
  await expect(wizard.heading('Ist alles beisammen?')).toBeFocused()
  await press('Klasse fertigstellen')

  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  const { rows } = await founder.api.call(schoolClassRoutes.listSchoolClasses)
  expect(rows).toMatchObject([
    { name: '4b', nickname: 'Die Eulen', schoolLevel: 4, studentCount: 2, isOnboardingFinalized: true },
  ])
  expect(rows[0]?.schoolYear?.terms).toHaveLength(2)
})

test('a second class stays in its set-up', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  await newClass(founder.api)
  await page.goto('/classes')
  await expect(wizard.heading('Klassen')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Klasse anlegen' }).click()
  // Shown at the first visit and never again.
  const hint = page.getByText(/^Die Klasse entsteht mit dem Knopf/)
  await expect(hint).toBeVisible()
  await expect.poll(async () => (await founder.reread()).whoAmI.classSetupTooltipSeen).toBe(true)
  await page.reload()
  await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
  await expect(hint).toHaveCount(0)
  await wizard.field('Name').fill('4b')
  await wizard.next('Klasse anlegen')
  await expect(wizard.heading('Wer ist in der 4b?')).toBeFocused()
  await expect(page).toHaveURL('/class-setup/students')
})

test('pages of an unfinished class redirect to its set-up', async ({ page, founder }) => {
  const make = (name: string) =>
    founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name, schoolLevel: 2 } })
  await make('2a')
  const { id } = await make('2b')
  await page.goto(`/class/${id}/skills`)
  await expect(new WizardPage(page).heading('Wer ist in der 2b?')).toBeVisible()
  await expect(page).toHaveURL('/class-setup/students')
})

test('changes by another tab are not overwritten silently', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  const { id } = await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '2c', schoolLevel: 2 } })
  const nickname = async () => (await founder.api.call(schoolClassRoutes.listSchoolClasses)).rows[0]?.nickname
  await page.goto('/class-setup/class')
  await expect(wizard.field('Name')).toHaveValue('2c')
  await founder.api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { nickname: 'Die Igel' } })
  await page.getByRole('textbox', { name: /^Rufname/ }).fill('Die Dachse')
  await expect(wizard.status).toHaveText(/^Nicht gespeichert: inzwischen anderswo geändert/)
  expect(await nickname()).toBe('Die Igel')
  // Continuing after the conflict was shown overwrites the other version.
  await wizard.next()
  await expect(wizard.heading('Wer ist in der 2c?')).toBeVisible()
  expect(await nickname()).toBe('Die Dachse')
})

test.describe(() => {
  test.use({ language: 'en' })

  test('the set-ups are accessible in English, too', async ({ page, founder }) => {
    const { id } = await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '2d', schoolLevel: 2 } })
    await founder.api.call(schoolClassRoutes.updateSchoolClass, {
      params: { id },
      body: { isStudentOnboardingFinalized: true },
    })
    const body = { name: 'School garden', abbreviation: 'SG', color: '#228844' }
    await founder.api.call(subjectRoutes.createSubject, { params: { schoolClassId: id }, body })
    const steps = ['team', 'school-year', 'competences', 'visualisations', 'assessments', 'finalize']
    const ofClass = ['class', 'students', 'subjects', 'assessment-type']
    const paths = ['/create-class', ...ofClass.map((step) => `/class-setup/${step}`)]
    const look = async (path: string) => {
      await expectAccessible(page, path, { themes: ['light', 'dark'], size: narrow })
      await expectNoSidewaysScroll(page, path)
    }
    await page.goto('/class-setup/students')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of [...steps.map((step) => `/school-setup/${step}`), ...paths]) {
      await navigateInClient(page, path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page).toHaveURL(path)
      await look(path)
    }
    await new WizardPage(page).next('Continue')
    await expect(page).toHaveURL('/class-setup/finalize')
    await look('/class-setup/finalize')
  })
})
