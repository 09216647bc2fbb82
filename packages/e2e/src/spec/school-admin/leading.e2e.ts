import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { expect, test } from '../../fixture/test'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'
import { TablePage } from '../../page/table.page'

const notHere = 'Hier ist nichts zu finden'

test.describe('the head of a school', () => {
  test.use({ person: 'head' })

  test('lists, sorts and searches all classes of the school', async ({ page, class3a }) => {
    const frame = new FramePage(page)
    const classes = new TablePage(page, 'Klassen der Schule')
    await page.goto('/')
    await frame.follow('Klassen')
    await expect(page).toHaveURL(`/school/${class3a.tenantId}/settings/classes`)
    await expect(classes.names()).toHaveText([/Waschbären/, /Eisvögel/, /Sternwarte/])
    await expect(classes.row('Die Waschbären')).toContainText('Miriam Falkenberg')
    await expect(
      classes.row('Die Waschbären').getByRole('link', { name: new RegExp(`^${class3a.children.length} Kinder`) }),
    ).toBeVisible()
    await classes.search.fill('lindner')
    await expect(classes.names()).toHaveText([/Sternwarte/])
  })

  test('moves through the classes by keyboard, hides columns and downloads the shown ones', async ({
    page,
    class3a,
  }) => {
    const classes = new TablePage(page, 'Klassen der Schule')
    await page.goto(`/school/${class3a.tenantId}/settings/classes?sort=name`)
    const links = classes.names().getByRole('link')
    await links.first().focus()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.nth(1)).toBeFocused()
    await classes.toggleColumn('Angelegt von')
    await expect(classes.table.getByRole('columnheader', { name: 'Angelegt von' })).toHaveCount(0)
    await page.reload()
    await expect(classes.table.getByRole('columnheader')).toContainText([
      'Klasse',
      'Stufe',
      'Schuljahr',
      'Kinder',
      'Aktionen',
    ])
    const download = page.waitForEvent('download')
    await classes.download.click()
    expect((await download).suggestedFilename()).toBe('Klassen der Schule.xlsx')
  })

  test('may capture in a colleague’s class', async ({ page, class3a }) => {
    const observation = new ObservationPage(page)
    await observation.open(class3a.id)
    await observation.openSubjects()
    await expect(observation.subjects).toHaveCount(8)
  })
})

test.describe('the owner of another school', () => {
  test.use({ person: 'neighbour' })

  test('sees the school’s own classes and nothing of the first school', async ({ page, class3a, sessionOf }) => {
    const { api } = await sessionOf('neighbour')
    const frame = new FramePage(page)
    const classes = new TablePage(page, 'Klassen der Schule')
    await page.goto('/')
    await frame.follow('Klassen')
    await expect(classes.names()).toHaveText([/Murmeltiere/])
    for (const path of ['skills', 'observe', 'student', 'reports']) {
      await page.goto(`/class/${class3a.id}/${path}`)
      await expect(page.getByText(notHere)).toBeVisible()
    }
    await page.goto(`/school/${class3a.tenantId}/settings/classes`)
    await expect(page.getByText(notHere)).toBeVisible()
    const { rows } = await api.call(schoolClassRoutes.listSchoolClasses)
    expect(rows.map(({ nickname }) => nickname)).toEqual(['Die Murmeltiere'])
  })

  test('works in the school’s own class as in the first school', async ({ page, sessionOf }) => {
    const { api } = await sessionOf('neighbour')
    const { rows } = await api.call(schoolClassRoutes.listSchoolClasses)
    const matrix = new CompetenceMatrixPage(page)
    await matrix.open(rows[0]?.id ?? '')
    await expect(matrix.grid.getByRole('rowheader')).toHaveCount(rows[0]?.studentCount ?? 0)
  })
})
