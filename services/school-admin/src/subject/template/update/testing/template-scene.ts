import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import type { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'

type Service = Awaited<ReturnType<typeof serviceForFile>>

/** What the manager of one school sees, and what the provider changes. */
export const templateScene = async (admin: Service, provider: TestPerson) => {
  const school = await testSchool(admin.owner)
  const ask = (method: string, path: string, body?: object, person: TestPerson = school.manager) =>
    admin.ask(person, { method, path, ...(body && { body }) })
  const data = async (...sent: Parameters<typeof ask>) => (await ask(...sent)).body.data
  const name = `Musik ${crypto.randomUUID()}`
  const music = await data(
    'POST',
    '/subjects/template',
    { name, abbreviation: 'MU', color: '#aa3377', schoolLevel: 3 },
    provider,
  )
  const domain = (called: string) =>
    data('POST', `/subjects/${music.id}/competence-domains/template`, { name: called }, provider)
  const singing = await domain('Singen')
  const competence = (domainId: string, description: string, person = provider) =>
    data('POST', `/competence-domains/${domainId}/competences`, { description }, person)
  const [sings, knows, gone] = [
    await competence(singing.id, 'singt mit'),
    await competence(singing.id, 'kennt Lieder'),
    await competence(singing.id, 'summt'),
  ]
  const publish = (versionName?: string) => publishTemplates(admin.owner, provider.tenantId, [music.id], versionName)
  const firstVersionId = await publish()
  const [own] = (await data('POST', '/tenants/current/templates/import', { schoolSubjectIds: [music.id] })).rows
  const ownDomains = async () =>
    (
      await data(
        'GET',
        `/competence-domains?filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${own.id}`,
      )
    ).rows
  const content = async () => (await data('GET', `/subjects/${own.id}/content`)).domains
  const updates = async () => (await data('GET', '/tenants/current/templates/updates')).rows
  const update = (take: string[], retain: string[] = []) =>
    ask('POST', '/tenants/current/templates/updates', { updates: [{ schoolSubjectId: own.id, take, keep: retain }] })
  const change = (domainId: string, id: string, description: string, person = provider) =>
    ask('PUT', `/competence-domains/${domainId}/competences/${id}`, { description }, person)
  return {
    publish,
    firstVersionId,
    school,
    ask,
    data,
    music,
    singing,
    sings,
    knows,
    gone,
    domain,
    competence,
    own,
    ownDomains,
    content,
    updates,
    update,
    change,
  }
}
