import { webhookRoutes } from '@lernspur/contracts/identity/webhook.contract'
import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { isSignedWith, openReceiver } from '../../fixture/event-receiver'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { IdentityDialog } from '../../page/identity-dialog.page'
import { personOf } from '../../person'

test.use({ person: 'provider' })

test('the provider lets a program be told of schools, sees why it takes nothing, and sends again (rules webhook.1 to webhook.6)', async ({
  page,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('provider')
  const [state] = (await api.call(referenceDataRoutes.listStates, { list: { limit: 1 } })).rows
  const region = { stateId: state?.id ?? '', countryId: state?.countryId ?? '' }
  const school = await api.call(providerTenantRoutes.createTenant, { body: { name: `Schule ${mark}`, ...region } })
  const receiver = await openReceiver()
  const name = `Portal ${mark}`
  const frame = new FramePage(page)
  const main = page.getByRole('main')
  const confirmIdentity = new IdentityDialog(page)
  const { password } = personOf('provider')

  await page.goto('/provider/programs')
  await main.getByRole('button', { name: 'Programm erlauben …' }).click()
  const allowing = page.getByRole('dialog', { name: 'Programm erlauben' })
  await allowing.getByLabel('Name des Programms').fill(name)
  await allowing.getByRole('checkbox', { name: /^Liest die Liste der Schulen/ }).click()
  await allowing.getByRole('button', { name: 'Token erstellen' }).click()
  const stored = page.getByRole('button', { name: 'Ich habe es eingetragen' })
  await confirmIdentity.giveIfRequested(password, stored)
  await stored.click()

  const sheet = page.getByRole('dialog', { name: `Ereignisse für ${name}` })
  const openSheet = () => main.getByRole('button', { name: `Ereignisse für ${name} …` }).click()
  await openSheet()
  // A program of the provider is told of schools alone, by the scope of its token.
  await expect(sheet.getByRole('checkbox')).toHaveCount(3)
  // Other specs found and change schools at the same time; few delete one.
  const deleted = 'Eine Schule wird gelöscht.'
  await sheet.getByLabel('Adresse des Programms').fill(receiver.address)
  await sheet.getByRole('checkbox', { name: deleted }).click()
  await sheet.getByRole('button', { name: 'Melden lassen' }).click()
  const secretDialog = page.getByRole('dialog', { name: 'Geheimnis', exact: true })
  await confirmIdentity.giveIfRequested(password, secretDialog)
  const secret = (await secretDialog.getByRole('status', { name: 'Geheimnis' }).textContent()) ?? ''
  await secretDialog.getByRole('button', { name: 'Ich habe es eingetragen' }).click()

  const deliveries = sheet.getByRole('list', { name: 'Letzte Meldungen' }).getByRole('listitem')
  const tests = deliveries.filter({ hasText: 'Probe' })
  await test.step('a receiver that fails is shown with its reason, and a test is sent again', async () => {
    receiver.status = 500
    await sheet.getByRole('button', { name: 'Probe senden' }).click()
    await expect(tests).toContainText('nicht angenommen')
    await expect(tests).toContainText('Antwort 500')
    await expectAccessible(page, 'events of a program of the provider', { themes: ['light', 'dark'], size: narrow })
    receiver.status = 204
    await sheet.getByRole('button', { name: /^Noch einmal senden: Probe/ }).click()
    await expect(tests).toContainText('Antwort 204')
    await expect(tests.getByText('angenommen', { exact: true })).toBeVisible()
    const [first, second] = receiver.received
    if (!(first && second)) throw new Error('Nothing was sent.')
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(isSignedWith(secret, second)).toBe(true)
  })

  const ofSchools = deliveries.filter({ hasText: deleted })
  await test.step('a receiver that is gone is paused, which the admin is told and sees', async () => {
    receiver.status = 410
    await api.call(providerTenantRoutes.deleteTenant, { params: { tenantId: school.id } })
    await expect.poll(() => receiver.received.length).toBe(3)
    await page.goto('/provider/dashboard')
    await frame.bell.click()
    await frame.notifications.getByRole('button', { name: `Ereignisse für ${name} sind angehalten` }).click()
    await expect(page).toHaveURL(/\/provider\/programs$/)
    const row = main.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText('Ereignisse angehalten')).toBeVisible()
    await openSheet()
    await expect(sheet.getByText(/das Programm antwortete, dass es diese Adresse nicht mehr gibt\./i)).toBeVisible()
    await expect(ofSchools.first()).toContainText('Antwort 410')
    await expect(sheet.getByRole('button', { name: 'Probe senden' })).toHaveCount(0)
  })

  await test.step('resumed, it is sent again, no sooner than the receiver asks for', async () => {
    await sheet.getByRole('button', { name: 'Fortsetzen' }).click()
    await expect(sheet.getByRole('button', { name: 'Anhalten' })).toBeVisible()
    receiver.status = 503
    receiver.headers = { 'retry-after': '7200' }
    await sheet
      .getByRole('button', { name: `Noch einmal senden: ${deleted}` })
      .first()
      .click()
    await expect(ofSchools.first()).toContainText('Antwort 503')
    await expect(ofSchools.first()).toContainText('nächster Versuch')
    const event = receiver.received.find(({ body }) => body.includes(school.id))
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ type: 'school.deleted', data: { id: school.id } })
    expect(event?.body).not.toContain(mark)
    const webhooks = (await api.call(webhookRoutes.listWebhooks)).rows
    const { id = '' } = webhooks.find(({ address }) => address === receiver.address) ?? {}
    const listed = (await api.call(webhookRoutes.listWebhookDeliveries, { params: { id } })).rows
    const waiting = listed.find(({ entityId }) => entityId === school.id)
    const wait = Date.parse(waiting?.nextAttemptAt ?? '') - Date.parse(waiting?.lastAttemptAt ?? '')
    expect(wait).toBeGreaterThanOrEqual(7_199_000)
  })

  await test.step('nothing more is told, and the token is revoked', async () => {
    await sheet.getByRole('button', { name: 'Nichts mehr melden …' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nichts mehr melden' }).click()
    await expect(sheet.getByRole('button', { name: 'Melden lassen' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Schließen', exact: true }).click()
    await main.getByRole('button', { name: `${name} sperren …` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click()
    await frame.expectNotified(`${name} ist gesperrt.`)
    receiver.close()
  })
})

test('events that cannot be read are told, and nobody is offered a second address', async ({ page }) => {
  const main = page.getByRole('main')
  const id = crypto.randomUUID()
  const instant = new Date().toISOString()
  const rowsOf = (...rows: readonly object[]) => ({ json: { success: true, data: { rows, count: rows.length } } })
  const away = { status: 404, json: { success: false, error: 'NOT_FOUND', message: 'away' } }
  const program = {
    ...{ id, name: 'Portal', scopes: ['schools:read'], state: 'active', createdAt: instant, lastUsedAt: null },
    ...{ maker: { id, firstName: 'Ada', lastName: 'Muster', avatar: null }, revokedAt: null },
    expiresAt: new Date(Date.now() + 864e5).toISOString(),
  }
  const webhook = {
    ...{ id, programId: id, address: 'https://portal.example/events', events: ['school.deleted'], waiting: 0 },
    ...{ createdAt: instant, updatedAt: instant, pausedAt: null, pauseReason: null, earlierSecretEndsAt: null },
  }
  const delivery = (at: number) => ({
    ...{ id: crypto.randomUUID(), event: 'school.deleted', entityId: id, occurredAt: instant, state: 'delivered' },
    ...{ attempts: 1, lastAttemptAt: instant, status: 204, failure: null, duration: at, nextAttemptAt: null },
  })
  let [webhooks, deliveries]: object[] = [away, away]
  await page.route(/\/api\/program-tokens(\?|$)/, (route) => route.fulfill(rowsOf(program)))
  await page.route(/\/api\/webhooks(\?|$)/, (route) => route.fulfill(webhooks ?? {}))
  await page.route(/\/api\/webhooks\/[^/]+\/deliveries/, (route) => route.fulfill(deliveries ?? {}))

  await page.goto('/provider/programs')
  const open = main.getByRole('button', { name: 'Ereignisse für Portal …' })
  await expect(main.getByText('Was Programmen gemeldet wird, konnte nicht geladen werden')).toBeVisible()
  await expect(open).toHaveCount(0)
  await expectAccessible(page, 'programs whose events cannot be read', { themes: ['light', 'dark'], size: narrow })
  webhooks = rowsOf(webhook)
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await open.click()

  const sheet = page.getByRole('dialog', { name: 'Ereignisse für Portal' })
  await expect(sheet.getByText('Die letzten Meldungen konnten nicht geladen werden')).toBeVisible()
  deliveries = rowsOf(...Array.from({ length: 12 }, (_, at) => delivery(at)))
  await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  // The newest, so that the address below them is near.
  const listed = sheet.getByRole('list', { name: 'Letzte Meldungen' }).getByRole('listitem')
  await expect(listed).toHaveCount(5)
  await sheet.getByRole('button', { name: 'Alle 12 Meldungen zeigen' }).click()
  await expect(listed).toHaveCount(12)
})
