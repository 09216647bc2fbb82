import type { Noun } from '../noun'
import type { Owner } from '../owner'

/**
 * Walks through the screen as a leader and as a member of the school, and checks it against the accessibility rules.
 */
export const specFile = ({ kebab, camel, words, many, german }: Noun, owner: Owner): string => {
  // The specs of the product know its contract, and not those of services that teams have added.
  const knowsCalls = owner.contracts.startsWith('@lernspur/contracts/')
  const usesSchool = owner.visit('').includes('school')
  const address = owner.visit(many.kebab)
  const path = usesSchool ? `\`${address}\`` : `'${address}'`
  const school = usesSchool ? "\n  const school = (await sessionOf('head')).whoAmI.currentTenantId" : ''
  const imported = knowsCalls ? `import { ${camel}Routes } from '${owner.contracts}/${kebab}.contract'` : ''
  const session = knowsCalls || usesSchool
  const stored = `
  const list = { filter: [{ field: 'name' as const, type: 'eq' as const, value: mark }] }
  expect((await api.call(${camel}Routes.list${many.pascal}, { list })).count).toBe(0)`
  const gone = `
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '${german.many}' })).toBeVisible()
  await expect(row).toHaveCount(0)`
  return `
${imported}
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, test } from '../../fixture/test'

test.use({ person: 'head' })

test('a ${words} is added, stays, and is removed', async ({ page,${session ? ' sessionOf,' : ''} mark }) => {${knowsCalls ? "\n  const { api } = await sessionOf('head')" : ''}${school}
  await page.goto(${path})
  await expect(page.getByRole('heading', { level: 1, name: '${german.many}' })).toBeVisible()
  await page.getByRole('textbox', { name: '${german.one}: Name' }).fill(mark)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  const row = page.getByRole('listitem').filter({ hasText: mark })
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()
  await expectAccessibleStep(page)
  await row.getByRole('button', { name: \`\${mark} entfernen\` }).click()
  await expect(row).toHaveCount(0)${knowsCalls ? stored : gone}
})
`
}
