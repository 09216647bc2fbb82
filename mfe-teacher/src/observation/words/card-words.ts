/** Texts of the cards, looked up once for a whole class. */
export interface CardWords {
  readonly noteOnly: string
  readonly noteHint: string
  readonly noteOf: (name: string) => string
  readonly before: (level: string) => string
  readonly isToday: (day: string) => boolean
  /** Age of an entry; null is none. */
  readonly age: (day: string | null) => string
  /** Age of an entry that waits on this device. */
  readonly waiting: (day: string) => string
  readonly photoRemoved: string
  readonly photoUnreadable: string
  readonly addPhoto: (name: string) => string
  readonly removePhoto: (name: string) => string
}
