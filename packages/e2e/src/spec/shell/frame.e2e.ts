import { notificationRoutes } from '@lernspur/contracts/identity/notification.contract'
import { expectNoSidewaysScroll } from '../../fixture/accessibility'
import { markPage } from '../../fixture/browser/same-page'
import { coverOfFocus } from '../../fixture/keyboard'
import { mailedText } from '../../fixture/mailbox'
import { test as withAccount } from '../../fixture/sign-in/own-account'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { PalettePage } from '../../page/palette.page'

test.describe('the search over everything', () => {
  test('finds a student by keyboard alone and focuses the heading of the student’s page', async ({ page }) => {
    const palette = new PalettePage(page)
    const frame = new FramePage(page)
    await page.goto('/')
    await expect(frame.heading(/^Guten /)).toBeVisible()
    await palette.take('amira', 'Amira Haddad')
    await expect(frame.heading('Amira Haddad')).toBeFocused()
    await expect(palette.dialog).toHaveCount(0)
  })

  test('finds pages, classes and actions, and returns the focus on Escape', async ({ page }) => {
    const palette = new PalettePage(page)
    const frame = new FramePage(page)
    await page.goto('/')
    await frame.account.focus()
    await palette.open()
    for (const name of ['Kompetenzen', 'Klasse 3a', 'Mein Konto', 'Abmelden'])
      await expect(palette.options.filter({ hasText: name }).first()).toBeVisible()
    await palette.field.fill('gibt es nicht')
    await expect(palette.dialog.getByText(/^Nichts gefunden/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette.dialog).toHaveCount(0)
    await expect(frame.account).toBeFocused()
  })

  test('loses no key from the first on, and finds what can be done with what is named', async ({ page }) => {
    const palette = new PalettePage(page)
    const frame = new FramePage(page)
    await page.goto('/')
    await expect(frame.heading(/^Guten /)).toBeVisible()
    // The search's code is held back until everything is typed.
    let release = () => {}
    const typed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await typed
      await route.continue()
    })
    // What can be done is known after what was found.
    const found = page.waitForResponse(/\/api\/search\?/)
    await page.route('**/mfe/registry.json', async (route) => {
      await (await found).finished()
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('bericht amira')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Suchen' })).toHaveValue('bericht amira')
    release()
    await expect(page).toHaveURL(/\/reports\/single\//)
    await expect(frame.heading(/Amira Haddad/)).toBeVisible()
    await palette.take('kind anlegen', 'Kind in Klasse 3a anlegen')
    await expect(page.getByRole('dialog', { name: 'Kinder in die 3a' })).toBeVisible()
    await page.keyboard.press('Escape')
    await palette.take('amira gespr', 'Gesprächsblatt für Amira Haddad')
    await expect(page).toHaveURL(/\/talks$/)
    await palette.open()
    await expect(palette.options.first()).toHaveText(/^Gesprächsblatt für Amira Haddad/)
    await palette.field.fill('drucken')
    for (const name of ['Berichte der Klasse 3a drucken', 'Übersicht von Amira Haddad drucken', 'Diese Seite drucken'])
      await expect(palette.options.filter({ hasText: name })).toBeVisible()
  })

  test.describe('of a subject teacher', () => {
    test.use({ person: 'subjectTeacher' })

    test('only lists what the user may open', async ({ page }) => {
      const palette = new PalettePage(page)
      await page.goto('/')
      await palette.open()
      await palette.field.fill('3b')
      await expect(palette.options).toHaveCount(0)
      await palette.field.fill('klassen')
      await expect(palette.options.nth(1)).toHaveText(/^Berichte aller Klassen/)
      await expect(palette.options.first()).toHaveText(/^Meine Klassen/)
      await expect(palette.options.filter({ hasText: 'Klassen der Schule' })).toHaveCount(0)
    })
  })

  test.describe('of the provider', () => {
    test.use({ person: 'provider' })

    test('offers no classes to open or create', async ({ page }) => {
      const palette = new PalettePage(page)
      await page.goto('/')
      await palette.open()
      await palette.field.fill('schule')
      await expect(palette.options).toHaveText([/^Schulen$/, 'Schulen betreuen', 'Schulen etwas mitteilen'])
      await palette.field.fill('klasse')
      await expect(palette.options).toHaveCount(0)
    })
  })
})

withAccount.describe('a new user', () => {
  withAccount(
    'is welcomed by a notification, whose count follows what is read elsewhere',
    async ({ page, account }) => {
      const frame = new FramePage(page)
      await page.goto('/')
      await expect(frame.bell).toHaveAccessibleName('Mitteilungen, 1 ungelesen')
      const isSamePage = await markPage(page)
      await frame.bell.click()
      await expect(frame.notifications.getByRole('button', { name: /Willkommen bei Lernspur/ })).toBeVisible()
      const { api } = account.session
      const { rows } = await api.call(notificationRoutes.listNotifications)
      await api.call(notificationRoutes.markNotificationsAsRead, { body: { ids: rows.map(({ id }) => id) } })
      await expect(frame.bell).toHaveAccessibleName('Mitteilungen')
      await isSamePage()
      await frame.notifications.getByRole('button', { name: /Willkommen bei Lernspur/ }).click()
      await expect(frame.help).toBeVisible()
    },
  )

  withAccount('changes language and theme at once, without a reload, and for good', async ({ page }) => {
    const frame = new FramePage(page)
    const html = page.locator('html')
    await page.goto('/profile')
    await expect(frame.heading('Mein Konto')).toBeVisible()
    const isSamePage = await markPage(page)
    await frame.bell.click()
    await expect(frame.notifications.getByRole('button', { name: /Willkommen bei Lernspur/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await frame.choose('English')
    await expect(frame.heading('My account')).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'en')
    await frame.choose('Dark')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await expect(page.getByRole('button', { name: /Welcome to Lernspur/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await isSamePage()
    await page.reload()
    await expect(frame.heading('My account')).toBeVisible()
    await expect(html).toHaveAttribute('data-theme', 'dark')
  })

  withAccount('marks all as read, finds help, and writes to the operator', async ({ page, account, mark }) => {
    const frame = new FramePage(page)
    await page.goto('/')
    await frame.bell.click()
    // The focused button disappears when pressed; the focus must not be lost.
    await frame.notifications.getByRole('button', { name: 'Alle als gelesen markieren' }).press('Enter')
    await expect(frame.notifications.getByRole('button', { name: /Willkommen bei Lernspur/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(frame.notifications).toHaveCount(0)
    await page.getByRole('button', { name: 'Hilfe und Feedback' }).click()
    await frame.help.getByRole('button', { name: 'Etwas schnell finden' }).click()
    await expect(frame.help.getByText(/^Strg K/)).toBeVisible()
    await frame.help.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(frame.help.getByText('Bitte schreiben Sie, worum es geht.')).toBeVisible()
    await frame.help.getByRole('radio', { name: 'Idee' }).click()
    await frame.help.getByRole('textbox', { name: 'Nachricht' }).fill(`${mark}: mehr Farben`)
    // Closing it by accident loses nothing.
    await page.keyboard.press('Escape')
    await expect(frame.help).toHaveCount(0)
    await page.getByRole('button', { name: 'Hilfe und Feedback' }).click()
    await expect(frame.help.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(`${mark}: mehr Farben`)
    await frame.help.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(frame.help.getByText('Danke, Ihre Nachricht ist unterwegs.')).toBeVisible()
    const text = await mailedText(page.request, 'hallo@lernspur.example', mark)
    expect(text).toContain(account.address)
    await page.keyboard.press('Escape')
    await expect(frame.help).toHaveCount(0)
    // The help closes when the search opens another page.
    await page.getByRole('button', { name: 'Hilfe und Feedback' }).click()
    await expect(frame.help).toBeVisible()
    const palette = new PalettePage(page)
    await page.keyboard.press('Control+k')
    await palette.field.fill('abo')
    await expect(palette.options.first()).toHaveText(/^Abonnement/)
    await page.keyboard.press('Enter')
    await expect(frame.heading('Abonnement')).toBeFocused()
    await expect(frame.help).toHaveCount(0)
    await palette.take('dunkel', 'Darstellung: Dunkel')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test('the first Tab skips the frame, and B opens capturing from anywhere', async ({ page }) => {
  await page.goto('/')
  const frame = new FramePage(page)
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Fixed elements need no scrolling.
  await page.getByRole('button', { name: 'Hilfe und Feedback' }).focus()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const toggle = async () => {
    await page.keyboard.press('Enter')
    await frame.help.getByRole('checkbox', { name: 'Taste B führt zum Beobachten' }).press('Space')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Hilfe und Feedback' })).toBeFocused()
  }
  await toggle()
  await page.keyboard.press('b')
  await toggle()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/\/class\/[^/]+\/observe$/)
})

test.describe('on a tablet', () => {
  test.use({ person: 'owner', viewport: { width: 820, height: 700 } })

  test('the rail shows the page that is open', async ({ page, class3a }) => {
    await page.goto(`/school/${class3a.tenantId}/settings/erasures`)
    await expect(page.getByRole('navigation').locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ person: 'neighbour' })

  test('the bars cover no focused element, and nothing overflows', async ({ page }) => {
    await page.goto('/')
    const frame = new FramePage(page)
    await expect(frame.heading(/^Guten /)).toBeVisible()
    const last = page.getByRole('main').getByRole('link').last()
    await expect(last).toBeVisible()
    await expectNoSidewaysScroll(page, 'home with a long name of a subject')
    await last.focus()
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await coverOfFocus(page)).toBeNull()
    }
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      expect(await coverOfFocus(page)).toBeNull()
    }
  })
})
