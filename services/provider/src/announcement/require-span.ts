import type { CreateAnnouncement } from '@lernspur/contracts/announcement.contract'
import { refuse } from '@lernspur/service-kit/refusal'

/** Refuses an end that is not after the start, at the end's field. */
export const requireSpan = ({ startsAt, endsAt }: Pick<CreateAnnouncement, 'startsAt' | 'endsAt'>): void => {
  if (Date.parse(endsAt) <= Date.parse(startsAt)) {
    refuse('VALIDATION_FAILED', [{ path: 'endsAt', message: 'The end must be after the start.' }])
  }
}
