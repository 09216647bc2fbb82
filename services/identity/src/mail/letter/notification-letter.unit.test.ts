import { expect, test } from 'bun:test'
import { announcementLimits } from '@lernspur/contracts/provider/announcement.contract'
import type { LetterParts } from './letter'
import { notificationLetter } from './notification-letter'

const parts: LetterParts = {
  link: (path) => path,
  entry: (path) => path,
  invitationCode: () => '',
  confirmationCode: () => '',
  code: '',
  isNew: false,
  recipient: 'mia@schule.example',
  name: 'Mia',
}

test('a message comes whole, however long one may be', () => {
  const title = 'Wartung am Samstag'
  const message = `Am Samstag wird gewartet. ${'Bitte speichern Sie vorher. '.repeat(40)}`.slice(
    0,
    announcementLimits.message,
  )
  const letter = notificationLetter('de')({ news: [{ title, message }] }, parts)
  expect([letter.subject, letter.before]).toEqual([title, [message.trim()]])
})
