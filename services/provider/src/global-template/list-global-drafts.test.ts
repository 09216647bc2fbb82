import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)
const ask = async (method: string, path: string, body?: object) =>
  (await provider.ask(person, { method, path: `/provider/subjects/templates${path}`, ...(body && { body }) })).body

test('drafts stand by level, in the order of the provider and then by name, and are filtered', async () => {
  const made: Record<string, string> = {}
  for (const [name, schoolLevel] of [
    ['Sport', 3],
    ['Kunst', 3],
    ['Musik', 3],
    ['Physik', 1],
  ] as const) {
    const domains = [{ name: 'A', competences: ['kann es'] }]
    made[name] = (await ask('POST', '', { name, abbreviation: 'X', color: '#112233', schoolLevel, domains })).data.id
  }
  const names = async (query = '') => (await ask('GET', query)).data.rows.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['Physik', 'Kunst', 'Musik', 'Sport'])
  await provider.owner`update school_subject set position = 0 where id = ${made.Sport ?? ''}`
  expect(await names()).toEqual(['Physik', 'Sport', 'Kunst', 'Musik'])
  expect(await names('?filter[0][field]=schoolLevel&filter[0][type]=eq&filter[0][value]=1')).toEqual(['Physik'])
  expect(await names('?filter[0][field]=countryId&filter[0][type]=isnull')).toHaveLength(4)
  expect(await names('?order[0][field]=name&order[0][dir]=desc&limit=2')).toEqual(['Sport', 'Physik'])
})
