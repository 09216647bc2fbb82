import type { ObservationDraft } from './draft'

/** Whether there is anything to lose by leaving: choices, notes or photos. */
export const isTyped = ({ choices, notes, photos, description }: ObservationDraft): boolean =>
  choices.size + notes.size + photos.size > 0 || description.trim() !== ''
