import { afterAll } from 'bun:test'
import { type Browser, openIdentity } from '../auth/testing/people'
import { openMailbox } from './mailbox'

export type { Browser }

/** The service for the tests of one file: awaited at its top, closed after them. */
export const identityForFile = async () => {
  const identity = await openIdentity()
  afterAll(() => identity.close())
  return identity
}

/** The same, with the mails that it sends. */
export const identityWithMail = async () => {
  const identity = await openIdentity()
  const mailbox = openMailbox(identity)
  afterAll(async () => {
    await mailbox.close()
    await identity.close()
  })
  return { identity, mailbox }
}
