import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { isSignedWith, openReceiver } from '../../fixture/event-receiver'
import { expect, test } from '../../fixture/founder'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'

for (const [language, words] of [
  [
    'de',
    {
      allow: 'Programm erlauben …',
      allowing: 'Programm erlauben',
      name: 'Name des Programms',
      scope: 'Liest die Klassen der Schule.',
      createToken: 'Token erstellen',
      identity: 'Sind Sie es?',
      password: 'Passwort',
      confirm: 'Bestätigen',
      stored: 'Ich habe es eingetragen',
      events: 'Ereignisse für Portal …',
      sheet: 'Ereignisse für Portal',
      address: 'Adresse des Programms',
      refused: 'Diese Adresse liegt in einem Netz, das hier nicht aufgerufen wird.',
      created: 'Eine Klasse wird angelegt.',
      submit: 'Melden lassen',
      secret: 'Geheimnis',
      test: 'Probe senden',
      list: 'Letzte Meldungen',
      accepted: 'angenommen',
      gone: /Das Programm antwortete, dass es diese Adresse nicht mehr gibt\./,
      resume: 'Fortsetzen',
      pause: 'Anhalten',
      closed: 'Eine Klasse wird inaktiv.',
      save: 'Speichern',
      saved: 'Die Änderung ist gespeichert.',
      paused: 'Ereignisse angehalten',
      again: /^Noch einmal senden: Probe/,
      rotate: 'Neues Geheimnis …',
      rotateSubmit: 'Erstellen',
      until: /Das vorige Geheimnis gilt bis/,
      remove: 'Nichts mehr melden …',
      removeSubmit: 'Nichts mehr melden',
      close: 'Schließen',
    },
  ],
  [
    'en',
    {
      allow: 'Allow a program …',
      allowing: 'Allow a program',
      name: 'Name of the program',
      scope: 'Reads the classes of the school.',
      createToken: 'Create token',
      identity: 'Is it you?',
      password: 'Password',
      confirm: 'Confirm',
      stored: 'I have entered it',
      events: 'Events for Portal …',
      sheet: 'Events for Portal',
      address: 'Address of the program',
      refused: 'This address lies in a network that is not called here.',
      created: 'A class is created.',
      submit: 'Send events',
      secret: 'Secret',
      test: 'Send a test',
      list: 'Last events',
      accepted: 'accepted',
      gone: /the program answered that this address is gone\./,
      resume: 'Resume',
      pause: 'Pause',
      closed: 'A class becomes inactive.',
      save: 'Save',
      saved: 'The change is saved.',
      paused: 'Events paused',
      again: /^Send again: Test/,
      rotate: 'New secret …',
      rotateSubmit: 'Create',
      until: /The earlier secret is valid until/,
      remove: 'Stop sending events …',
      removeSubmit: 'Stop sending',
      close: 'Close',
    },
  ],
] as const)
  test.describe(() => {
    test.use({ language })

    test(`an owner lets a program be told of classes, and sees how it goes (${language}, rules webhook.1 to webhook.6)`, async ({
      page,
      founder,
      account,
    }) => {
      const { api, whoAmI } = founder
      const program = await openReceiver()
      const give = async (outcome = page.getByRole('dialog', { name: words.secret, exact: true })) => {
        const dialog = page.getByRole('dialog', { name: words.identity })
        await expect(dialog.or(outcome).first()).toBeVisible()
        if (!(await dialog.isVisible())) return
        await dialog.getByLabel(words.password, { exact: true }).fill(account.password)
        await dialog.getByRole('button', { name: words.confirm }).click()
      }
      await page.goto(`/school/${whoAmI.currentTenantId}/settings/programs`)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: words.allow }).click()
      const allowing = page.getByRole('dialog', { name: words.allowing })
      await allowing.getByLabel(words.name).fill('Portal')
      await allowing.getByRole('checkbox', { name: words.scope }).click()
      await allowing.getByRole('button', { name: words.createToken }).click()
      const stored = page.getByRole('button', { name: words.stored })
      await give(page.getByRole('dialog').filter({ has: stored }))
      await stored.click()

      await main.getByRole('button', { name: words.events }).click()
      const sheet = page.getByRole('dialog', { name: words.sheet })
      const address = sheet.getByLabel(words.address)
      if (language === 'de') {
        await expectDiscardQuestion(page, sheet, address, 'https://portal.example/')
        await main.getByRole('button', { name: words.events }).click()
      }
      await address.fill('https://169.254.169.254/latest/meta-data')
      await sheet.getByRole('checkbox', { name: words.created }).click()
      await sheet.getByRole('button', { name: words.submit }).click()
      await expect(sheet.getByText(words.refused, { exact: true })).toBeVisible()
      await address.fill(program.address)
      await sheet.getByRole('button', { name: words.submit }).click()
      await give()
      const secretDialog = page.getByRole('dialog', { name: words.secret, exact: true })
      const secret = (await secretDialog.getByRole('status', { name: words.secret }).textContent()) ?? ''
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      await secretDialog.getByRole('button', { name: words.stored }).click()

      const deliveries = sheet.getByRole('list', { name: words.list }).getByRole('listitem')
      await sheet.getByRole('button', { name: words.test }).click()
      await expect(deliveries.first()).toContainText(words.accepted)
      await expect(deliveries.first()).toContainText('204')
      const [tried] = program.received
      if (!tried) throw new Error('Nothing was sent.')
      expect(isSignedWith(secret, tried)).toBe(true)
      await expectAccessible(page, 'events of a program', { themes: ['light', 'dark'], size: narrow })

      await sheet.getByRole('button', { name: words.again }).click()
      await expect.poll(() => program.received.length).toBe(2)
      expect(program.received[1]?.headers['webhook-id']).toBe(tried.headers['webhook-id'])

      await sheet.getByRole('button', { name: words.rotate }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.rotateSubmit }).click()
      await give()
      await secretDialog.getByRole('button', { name: words.stored }).click()
      await expect(sheet.getByText(words.until)).toBeVisible()

      program.status = 410
      const made = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4p', schoolLevel: 4 } })
      await expect.poll(() => program.received.length).toBe(3)
      const event = program.received[2]
      if (!event) throw new Error('Nothing was told.')
      expect(JSON.parse(event.body)).toMatchObject({ type: 'class.created', data: { id: made.id } })
      expect(event.body).not.toContain('4p')
      expect(isSignedWith(secret, event)).toBe(true)
      // Nothing counts as typed any more, neither now nor after a reload.
      await sheet.getByRole('button', { name: words.close, exact: true }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(sheet).toHaveCount(0)
      await page.reload()
      await expect(main.getByText(words.paused)).toBeVisible()
      await main.getByRole('button', { name: words.events }).click()
      await expect(sheet.getByText(words.gone)).toBeVisible()
      await expect(deliveries.filter({ hasText: words.created })).toContainText('410')
      await sheet.getByRole('button', { name: words.resume }).click()
      await expect(sheet.getByRole('button', { name: words.pause })).toBeVisible()
      await sheet.getByRole('checkbox', { name: words.closed }).click()
      await sheet.getByRole('button', { name: words.save }).click()
      await give(page.getByText(words.saved))
      await expect(sheet).toHaveCount(0)
      await main.getByRole('button', { name: words.events }).click()
      await expect(sheet.getByRole('checkbox', { name: words.closed })).toBeChecked()
      await sheet.getByRole('button', { name: words.remove }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.removeSubmit }).click()
      await expect(sheet.getByRole('button', { name: words.submit })).toBeVisible()
      await sheet.getByRole('button', { name: words.close, exact: true }).click()
      await expect(main.getByText(words.paused)).toHaveCount(0)
      program.close()
    })
  })
