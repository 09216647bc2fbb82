import type { ObservationDraft } from './draft'

/** What leaving would lose, if it were not kept: choices, notes or photos. */
export const isTyped = ({ choices, notes, photos, description }: ObservationDraft): boolean =>
  choices.size + notes.size + photos.size > 0 || description.trim() !== ''
