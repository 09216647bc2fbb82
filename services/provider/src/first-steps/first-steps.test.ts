import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)

const path = '/provider/first-steps'
const read = async () => (await provider.ask(person, { method: 'GET', path })).body.data
const putAway = (isPutAway: boolean) => provider.ask(person, { method: 'PATCH', path, body: { isPutAway } })
const sendTest = () => provider.ask(person, { method: 'POST', path: `${path}/test-mail` })

const done = async (): Promise<string[]> =>
  (await read()).steps.filter(({ isDone }: { isDone: boolean }) => isDone).map(({ name }: { name: string }) => name)

/** The steps that `change` ticked. */
const tickedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
  const before = await done()
  await change()
  return (await done()).filter((name) => !before.includes(name))
}

test('each step is ticked by what there is, in the order in which an installation is set up', async () => {
  // Outside of production the operator is made up.
  expect(await done()).toEqual(['operator'])
  expect(
    await tickedBy(
      () => owner`
    insert into two_factor (user_id, sealed_secret, turned_on_at) values (${person.userId}, '\\x00', now())`,
    ),
  ).toEqual(['secondFactor'])
  expect(
    await tickedBy(
      () => owner`
    insert into mail_outbox (kind, recipient, language, status, settled_at)
    values ('registration', 'wer@schule.example', 'de', 'sent', now())`,
    ),
  ).toEqual(['mail'])
  const [own] = await owner<{ email: string }[]>`select email from app_user where id = ${person.userId}`
  expect(await tickedBy(() => owner`insert into allowed_email (email) values (${own?.email ?? ''})`)).toEqual([])
  expect(await tickedBy(() => owner`insert into allowed_email (email) values ('neu@schule.example')`)).toEqual([
    'allowed',
  ])
  const school = await testSchool(owner)
  await owner`update tenant set is_wizard_finalized = false where id = ${school.tenantId}`
  await owner`
    update school_class set is_onboarding_finalized = false where tenant_id = ${school.tenantId}`
  expect(await done()).toEqual(['secondFactor', 'operator', 'mail', 'allowed', 'owner'])
  expect(
    await tickedBy(
      () => owner`
    update tenant set is_wizard_finalized = true where id = ${school.tenantId}`,
    ),
  ).toEqual(['schoolSetup'])
  expect(
    await tickedBy(
      () => owner`
    update school_class set is_onboarding_finalized = true where tenant_id = ${school.tenantId}`,
    ),
  ).toEqual(['schoolClass'])
})

test('the unfinished list is not put away, by a member of a school not even read', async () => {
  const answer = await putAway(true)
  expect([answer.status, answer.body.error]).toEqual([403, 'UPDATE_NOT_ALLOWED'])
  const { admin } = await testSchool(owner)
  for (const method of ['GET', 'PATCH']) {
    expect((await provider.ask(admin, { method, path })).body.error).toBe('NO_PERMISSION')
  }
})

test('the finished list is put away for everybody of the provider, and comes back', async () => {
  const [school, colleague] = await Promise.all([testSchool(owner), testMemberOf(owner, person.tenantId)])
  expect(await tickedBy(() => insertObservation(owner, school))).toEqual(['observation'])
  expect((await putAway(true)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect(
    await tickedBy(
      () => owner`
        insert into backup_record (taken_at, size_bytes, is_encrypted, is_checked) values (now(), 1, true, true)`,
    ),
  ).toEqual(['backup'])
  expect((await putAway(true)).body).toEqual({ success: true })
  const seen = await provider.ask(colleague, { method: 'GET', path })
  expect(seen.body.data.isPutAway).toBe(true)
  await putAway(false)
  expect((await read()).isPutAway).toBe(false)
})

test('a test mail goes to the caller alone, once a minute, and its state is told', async () => {
  expect((await read()).mail).toEqual({ hasServer: true, lastTest: null })
  expect((await sendTest()).body).toEqual({ success: true })
  const again = await sendTest()
  expect([again.status, again.body.error]).toEqual([429, 'EMAIL_COOLDOWN_ACTIVE'])
  const sentAt = expect.stringMatching(/^\d{4}-.+Z$/)
  expect((await read()).mail.lastTest).toEqual({ status: 'waiting', sentAt })
  const [own] = await owner<{ email: string }[]>`select email from app_user where id = ${person.userId}`
  expect([...(await owner`select recipient from mail_outbox where kind = 'deliveryTest'`)]).toEqual([
    { recipient: own?.email },
  ])
  await owner`update mail_outbox set status = 'failed', settled_at = now() where kind = 'deliveryTest'`
  expect((await read()).mail.lastTest).toEqual({ status: 'failed', sentAt })
})
