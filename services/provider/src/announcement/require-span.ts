import type { CreateAnnouncement } from '@lernspur/contracts/provider/announcement.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'

const texts = { de: 'Das Ende muss nach dem Beginn liegen.', en: 'The end must be after the start.' } as const

type Span = Pick<CreateAnnouncement, 'startsAt' | 'endsAt'>

/** Refuses an end that is not after the start, at the end's field. */
export const requireSpan = ({ startsAt, endsAt }: Span, language: Language): void => {
  if (Date.parse(endsAt) <= Date.parse(startsAt)) {
    refuse('VALIDATION_FAILED', [{ path: 'endsAt', message: texts[language] }])
  }
}
