import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { runSchool } from '../../fixture/instance/run-school'

/** The public half of a key that nobody needs again. */
const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'

test('people of a school that moves are told so, and are led to where it is afterwards (rule move.3)', async ({
  page,
  founder,
}) => {
  const { tenant } = founder.whoAmI.userRoles[0] ?? {}
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-moved-'))
  const file = join(folder, 'school')
  const id = tenant?.id ?? ''
  const printed = await runSchool('export', id, '--to', file, '--for', recipient)
  expect(printed).toContain('is closed to writing')
  await rm(folder, { recursive: true })
  await page.goto('/')
  await expect(page.getByText('Ihre Schule zieht um')).toBeVisible()
  await expect(page.getByText('Bis dahin kann hier nur gelesen werden')).toBeVisible()

  await expect(page.getByText(/wird am .* gelöscht/)).toHaveCount(0)

  await runSchool('switch', id, '--to', 'https://neu.example')
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText(`${tenant?.name} ist umgezogen`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Zur neuen Adresse' })).toHaveAttribute('href', 'https://neu.example')
  await expectAccessible(page, 'moved school', { themes: ['light', 'dark'], size: wide })
  expect(await runSchool('list')).toContain(`${tenant?.name} · moved to https://neu.example`)
})
