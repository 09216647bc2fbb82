import { expect, test } from 'bun:test'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { root } from '../install/install-packages'
import { readLock } from '../install/lock'
import { billOfMaterials } from './bill-of-materials'

interface Bill {
  readonly specVersion: string
  readonly metadata: { readonly component: { readonly name: string } }
  readonly components: readonly {
    readonly name: string
    readonly 'bom-ref': string
    readonly purl?: string
    readonly licenses?: readonly unknown[]
    readonly hashes?: readonly unknown[]
  }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

const lock = await readLock()
const text = billOfMaterials(root, lock)
const bill: Bill = JSON.parse(text)

test('the bill of materials keeps to the schema of CycloneDX 1.6', async () => {
  expect(bill.specVersion).toBe('1.6')
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
})

test('it names every package of bun.lock with address and checksum, and those installed with their license', () => {
  const names = new Set(bill.components.map((one) => one['bom-ref']))
  for (const [id] of Object.values(lock.packages)) {
    if (!String(id).includes('@workspace:')) expect([id, names.has(String(id))]).toEqual([id, true])
  }
  const zod = bill.components.find(({ name }) => name === 'zod')
  expect(zod).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/zod@\d/),
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})

test('it tells who needs what, from the product over our packages to theirs', () => {
  const needs = (ref: string): readonly string[] => bill.dependencies.find((one) => one.ref === ref)?.dependsOn ?? []
  expect(needs(bill.metadata.component.name)).toContain('@lernspur/contracts')
  expect(needs('@lernspur/contracts')).toContainEqual(expect.stringMatching(/^zod@/))
})

test('it is the same text each time', () => {
  expect(billOfMaterials(root, lock)).toBe(text)
})
