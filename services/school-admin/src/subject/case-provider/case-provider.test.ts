import { expect, test } from 'bun:test'
import { observeStatements } from '@lernspur/database/connection/statement-observer'
import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import Ajv from 'ajv/dist/2019'
import addFormats from 'ajv-formats'
import { schoolAdminService } from '../../app'
import packageSchema from '../exchange/curriculum/fixture/cfpackage-1.1.schema.json'
import { outsidePackage } from './testing/case-shapes'

const admin = await serviceForFile('school-admin', schoolAdminService)
const provider = await testProvider(admin.owner)

const create = async (name: string, levels: readonly string[] | null = null) => {
  const subject = { name, abbreviation: 'MU', color: '#3f6f8f', schoolLevel: 3 }
  const domains = [{ name: 'Singen', symbol: 'S', competences: ['singt mit', 'kennt Lieder'] }]
  const path = '/subjects/template'
  const { status, body } = await admin.ask(provider, { method: 'POST', path, body: { ...subject, domains } })
  expect(status).toBe(201)
  if (levels)
    await admin.owner`
      update competence set level_descriptions = ${admin.owner.json([...levels])}
      where tenant_id = ${provider.tenantId} and description = 'singt mit'
        and domain_id in (select id from competence_domain where school_subject_id = ${body.data.id})`
  return body.data.id as string
}

const music = await create('Musik', ['leise', 'laut'])
const art = await create('Kunst')
await create('Entwurf')
const versionId = await publishTemplates(admin.owner, provider.tenantId, [music, art])

const read = async (path: string) => {
  const { status, headers, bytes } = await admin.ask(null, { method: 'GET', path: `/ims/case/v1p1/${path}` })
  return { status, headers, body: JSON.parse(new TextDecoder().decode(bytes)) }
}
const documents = async (query = '') => (await read(`CFDocuments${query}`)).body.CFDocuments

const ajv = addFormats(new Ajv({ strict: false }))
const expectShape = (schema: object, body: unknown) => {
  const validate = ajv.compile(schema)
  validate(body)
  expect(validate.errors).toBeNull()
}

const pathOf = (uri: string) => new URL(uri).pathname.replace('/ims/case/v1p1/', '')

test('what is published is a list of documents with their packages, and drafts are not (rule case.1)', async () => {
  const { status, headers, body } = await read('CFDocuments')
  expect([status, headers.get('content-type'), headers.get('x-total-count')]).toEqual([200, 'application/json', '2'])
  expect(body.CFDocuments.map(({ title }: { title: string }) => title)).toEqual(['Kunst 3', 'Musik 3'])
  for (const document of body.CFDocuments) {
    expectShape(outsidePackage.CFDocument, document)
    expect((await read(pathOf(document.uri))).body).toEqual(document)
    const content = (await read(pathOf(document.CFPackageURI.uri))).body
    expectShape(packageSchema, content)
    expect(content.CFDocument.identifier).toBe(document.identifier)
  }
})

test('a document notes for which schools its template is meant (rules case.1 and template.7)', async () => {
  const regional = await create('Heimatkunde')
  const [germany] = await admin.owner<{ id: string }[]>`select id from country where code = 'DE'`
  const idsOf = async (table: 'state' | 'school_type', names: readonly string[]) => {
    const rows = await admin.owner<{ id: string }[]>`
      select region.id from ${admin.owner(table)} as region
      where region.country_id = ${germany?.id ?? null} and region.name = any(${[...names]})`
    return rows.map(({ id }) => id).toSorted()
  }
  await admin.owner`
    update school_subject set country_id = ${germany?.id ?? null}, state_ids = ${await idsOf('state', ['Sachsen', 'Hessen'])},
      school_type_ids = ${await idsOf('school_type', ['Grundschule'])}
    where tenant_id = ${provider.tenantId} and id = ${regional}`
  const version = await publishTemplates(admin.owner, provider.tenantId, [regional])
  const notes = new Map<string, unknown>(
    (await documents()).map((document: { title: string; notes?: string }) => [document.title, document.notes]),
  )
  expect(notes.get('Heimatkunde 3')).toBe('Gedacht für: Deutschland; Hessen, Sachsen; Grundschule')
  // What is for all says nothing.
  expect(notes.get('Musik 3')).toBeUndefined()
  const [document] = (await documents('?sort=title&fields=notes,title,uri')).filter(
    ({ title }: { title: string }) => title === 'Heimatkunde 3',
  )
  const complete = (await read(pathOf(document.uri))).body
  expectShape(outsidePackage.CFDocument, complete)
  expectShape(packageSchema, (await read(pathOf(complete.CFPackageURI.uri))).body)
  await admin.owner`update template_version set withdrawn_at = now() where id = ${version}`
})

test('each part of a package is read at its own address, as CASE has it outside of a package', async () => {
  const [, document] = await documents()
  const content = (await read(pathOf(document.CFPackageURI.uri))).body
  expect([content.CFItems.length, content.CFAssociations.length, content.CFRubrics.length]).toEqual([4, 4, 1])
  for (const item of content.CFItems) {
    const { body } = await read(pathOf(item.uri))
    expectShape(outsidePackage.CFItem, body)
    expect(body).toEqual({ ...item, CFDocumentURI: expect.objectContaining({ identifier: document.identifier }) })
    const around = (await read(`CFItemAssociations/${item.identifier}`)).body
    expectShape(outsidePackage.CFAssociationSet, around)
    expect(around.CFItem).toEqual(body)
  }
  for (const association of content.CFAssociations) {
    const { body } = await read(pathOf(association.uri))
    expectShape(outsidePackage.CFAssociation, body)
  }
  for (const rubric of content.CFRubrics) expect((await read(pathOf(rubric.uri))).body).toEqual(rubric)
  const [subjectType] = content.CFDefinitions.CFItemTypes
  const types = (await read(pathOf(subjectType.uri))).body.CFItemTypes
  expect(types.map(({ title }: { title: string }) => title)).toEqual(['Fach', 'Kompetenzbereich', 'Kompetenz'])
})

test('a list is turned by limit and offset, sorted, and has the fields that are named (rule case.3)', async () => {
  const { headers, body } = await read('CFDocuments?limit=1&offset=1&sort=title&orderBy=desc')
  expect(body.CFDocuments.map(({ title }: { title: string }) => title)).toEqual(['Kunst 3'])
  expect(headers.get('x-total-count')).toBe('2')
  expect(headers.get('link')).toContain('offset=0&sort=title&orderBy=desc>; rel="prev"')
  expect(headers.get('link')).not.toContain('rel="next"')
  expect(await documents('?fields=identifier,title&limit=1')).toEqual([
    { identifier: expect.any(String), title: 'Kunst 3' },
  ])
  for (const [query, path] of [
    ['?sort=colour', 'sort'],
    ['?fields=title,colour', 'fields'],
  ] as const) {
    const refused = await read(`CFDocuments${query}`)
    expect([refused.status, refused.body.details[0].path]).toEqual([400, path])
  }
  for (const query of ['?limit=x', '?orderBy=up', '?filter=title', '?colour=1'])
    expect((await read(`CFDocuments${query}`)).status).toBe(400)
})

test('identifiers stay from version to version (rule case.2)', async () => {
  const before = await documents('?sort=identifier&fields=identifier')
  await publishTemplates(admin.owner, provider.tenantId, [music, art])
  expect(await documents('?sort=identifier&fields=identifier')).toEqual(before)
})

/** Asks for what may be known already; tells how many statements read the contents of templates for it. */
const revalidate = async (path: string, etag?: string) => {
  let builds = 0
  observeStatements((text) => {
    if (text.includes('tvs.domains')) builds += 1
    return () => undefined
  })
  try {
    const { status, headers, bytes } = await admin.ask(null, {
      method: 'GET',
      path: `/ims/case/v1p1/${path}`,
      ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
    })
    return { status, etag: headers.get('etag') ?? '', size: bytes?.length ?? 0, builds }
  } finally {
    observeStatements(undefined)
  }
}

test('what has not changed is neither sent nor put together again (rule case.5)', async () => {
  const [, document] = await documents()
  const content = (await read(pathOf(document.CFPackageURI.uri))).body
  const paths = [
    'CFDocuments',
    'CFDocuments?limit=1&offset=1',
    pathOf(document.uri),
    pathOf(document.CFPackageURI.uri),
    pathOf(content.CFItems[0].uri),
    pathOf(content.CFAssociations[0].uri),
    `CFItemAssociations/${content.CFItems[0].identifier}`,
    pathOf(content.CFDefinitions.CFItemTypes[0].uri),
    pathOf(content.CFRubrics[0].uri),
  ]
  const tags = new Set<string>()
  for (const path of paths) {
    const first = await revalidate(path)
    expect([path, first.status, first.builds]).toEqual([path, 200, 1])
    tags.add(first.etag)
    expect([path, await revalidate(path, first.etag)]).toEqual([
      path,
      { status: 304, etag: first.etag, size: 0, builds: 0 },
    ])
    expect((await revalidate(path, `"x", W/${first.etag}`)).status).toBe(304)
    expect((await revalidate(path, '"x"')).status).toBe(200)
  }
  expect([tags.size, tags.has('')]).toEqual([paths.length, false])
})

test('a version, its withdrawal and another name of the publisher change what is known (rule case.5)', async () => {
  const [artDocument, musicDocument] = await documents()
  const [ofArt, ofMusic] = [pathOf(artDocument.CFPackageURI.uri), pathOf(musicDocument.CFPackageURI.uri)]
  const first = await revalidate(ofMusic)
  const other = await revalidate(ofArt)
  const version = await publishTemplates(admin.owner, provider.tenantId, [music])
  const second = await revalidate(ofMusic, first.etag)
  expect([second.status, second.etag === first.etag]).toEqual([200, false])
  // A package of its own knows nothing of the others; the list does.
  expect((await revalidate(ofArt, other.etag)).status).toBe(304)
  await admin.owner`update template_version set withdrawn_at = now() where id = ${version}`
  expect((await revalidate(ofMusic, second.etag)).etag).toBe(first.etag)
  const [{ name } = { name: '' }] = await admin.owner<{ name: string }[]>`
    select name from tenant where id = ${provider.tenantId}`
  await admin.owner`update tenant set name = ${`${name} neu`} where id = ${provider.tenantId}`
  expect((await revalidate(ofArt, other.etag)).status).toBe(200)
  await admin.owner`update tenant set name = ${name} where id = ${provider.tenantId}`
  expect((await revalidate(ofArt, other.etag)).status).toBe(304)
})

test('nothing of a school, of a draft or of a withdrawn version is found, and unknown parts are NOT_FOUND', async () => {
  const school = await testSchool(admin.owner)
  const text = JSON.stringify(await documents('?limit=1000'))
  expect([text.includes(school.name), text.includes('Entwurf')]).toEqual([false, false])
  for (const path of ['CFDocuments', 'CFPackages', 'CFItems', 'CFAssociations', 'CFItemTypes', 'CFRubrics'])
    for (const id of [crypto.randomUUID(), school.schoolClass.german.id, 'x'])
      expect((await read(`${path}/${id}`)).status).toBe(404)
  await admin.owner`update template_version set withdrawn_at = now() where tenant_id = ${provider.tenantId}`
  expect(await documents()).toEqual([])
  await admin.owner`update template_version set withdrawn_at = null where id = ${versionId}`
  expect(await documents()).toHaveLength(2)
})
