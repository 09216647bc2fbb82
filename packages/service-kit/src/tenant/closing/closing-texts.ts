/** Why nothing of a school that waits to be closed is changed. */
export const closingTexts = {
  de: 'Die Schule wird geschlossen. Bis dahin kann nur gelesen werden.',
  en: 'The school is being closed. Until then it can only be read.',
} as const

/** Why nothing of a school is changed while it moves to another installation (rule move.2). */
export const movingTexts = {
  de: 'Die Schule zieht gerade auf einen anderen Server um. Bis dahin kann nur gelesen werden.',
  en: 'The school is moving to another server. Until then it can only be read.',
} as const
