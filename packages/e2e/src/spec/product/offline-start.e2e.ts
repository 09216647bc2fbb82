import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { Page } from '@playwright/test'
import { cutNetwork, isStored, test } from '../../fixture/device/profile'
import { expect } from '../../fixture/test'
import { markedObservations } from '../../fixture/traces'
import { ChildPage } from '../../page/child.page'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { ObservationPage } from '../../page/observation.page'
import { personOf } from '../../person'

test.use({ person: null })

const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

test('a class is observed without a network, through restarts of the browser, and everything arrives once', async ({
  startBrowser,
  class3a,
  mark,
  sessionOf,
}) => {
  const [child = { id: '', name: '' }] = class3a.children
  const four = class3a.children.slice(0, 4)
  const pageOf = (name: string) => `/class/${class3a.id}/${name}`
  const main = (page: Page) => page.getByRole('main')
  const pages = [
    {
      path: 'student',
      reach: (page: Page) => page.goto(pageOf('student')),
      shows: (page: Page) => main(page).getByText(child.name).first(),
    },
    {
      path: `student/${child.id}`,
      reach: (page: Page) => main(page).getByRole('link', { name: child.name }).first().click(),
      shows: (page: Page) => page.getByRole('region', { name: 'Nach Fächern' }),
    },
    {
      path: `student/${child.id}/timeline`,
      reach: (page: Page) => new ChildPage(page).showTimeline(),
      shows: (page: Page) => page.getByRole('search', { name: 'Auswahl der Beobachtungen' }),
    },
    {
      path: 'skills',
      reach: (page: Page) => new FramePage(page).follow('Kompetenzen'),
      shows: (page: Page) => page.getByRole('grid'),
    },
    {
      path: 'observe',
      reach: (page: Page) => new FramePage(page).follow('Beobachten'),
      shows: (page: Page) => new ObservationPage(page).competence,
    },
  ]

  await test.step('with a network, the pages of the class are opened once', async () => {
    const context = await startBrowser()
    const page = await context.newPage()
    const login = new LoginPage(page)
    await login.open()
    await login.signIn(personOf('teacher'))
    await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
    for (const { reach, shows } of pages) {
      await reach(page)
      await expect(shows(page)).toBeVisible()
    }
    await expect.poll(() => isStored(page), { timeout: 60_000 }).toBe(true)
    await context.close()
  })

  await test.step('each of them opens after a start without a network, and four children are observed', async () => {
    const context = await startBrowser()
    await cutNetwork(context)
    const page = await context.newPage()
    for (const { path, shows } of pages) {
      await page.goto(pageOf(path))
      await expect(shows(page)).toBeVisible()
      await expect(page.getByText(/^Keine Verbindung\. .* Stand von \d\d:\d\d\.$/)).toBeVisible()
    }
    const observation = new ObservationPage(page)
    await observation.chooseSubject('Musik')
    await observation.competence.click()
    await page.getByRole('option').first().click()
    for (const { name } of four) await observation.level(name, 'gelingt gut').click()
    await observation.note.fill(mark)
    const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 200 } })
    const choosing = page.waitForEvent('filechooser')
    await observation.noteButton(child.name).click()
    await page.getByRole('button', { name: `${child.name}: Foto hinzufügen` }).click()
    await (await choosing).setFiles({ name: 'Heft.jpg', mimeType: 'image/jpeg', buffer: picture })
    await expect(page.getByRole('button', { name: `${child.name}: Foto entfernen` })).toBeVisible()
    await observation.save.click()
    // Four children and a photo.
    await expect(status(page, /^Offline, 5 Einträge hier$/)).toBeVisible()
    await expect(main(page).getByText('heute, wartet')).toHaveCount(four.length)
    // No page can finish anything.
    await context.close()
  })

  await test.step('they wait after another start, are asked about at sign-out, and are sent once', async () => {
    const context = await startBrowser()
    const restoreNetwork = await cutNetwork(context)
    const page = await context.newPage()
    await page.goto(pageOf('observe'))
    await expect(status(page, /^Offline, 5 Einträge hier$/)).toBeVisible()
    const observation = new ObservationPage(page)
    await observation.chooseSubject('Musik')
    await observation.competence.click()
    await page.getByRole('option').first().click()
    await expect(main(page).getByText('heute, wartet')).toHaveCount(four.length)
    await page.getByRole('button', { name: 'Ansehen' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Wartendes Foto' })).toBeVisible()
    await page.goto(pageOf('reports'))
    await expect(page.getByText('Nicht auf diesem Gerät').first()).toBeVisible()
    await new FramePage(page).choose('Abmelden')
    const question = page.getByRole('alertdialog', { name: '5 Einträge sind noch nicht gesendet' })
    await question.getByRole('button', { name: 'Angemeldet bleiben' }).click()

    await restoreNetwork()
    await expect(status(page, /^Gespeichert \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByText('Nicht auf diesem Gerät')).toHaveCount(0)
    const { api } = await sessionOf('teacher')
    const saved = await markedObservations(api, mark)
    expect(saved.map(({ studentId }) => studentId).toSorted()).toEqual(four.map(({ id }) => id).toSorted())
    const withPhoto = saved.find(({ studentId }) => studentId === child.id)
    const list = { filter: [{ field: 'observationId', type: 'eq', value: withPhoto?.id ?? '' }] } as const
    const photos = async () => (await api.call(observationPhotoRoutes.listObservationPhotos, { list })).count
    await expect.poll(photos).toBe(1)
  })
})
