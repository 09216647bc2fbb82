/** Texts of the rows, looked up once for a whole class. */
export interface RowWords {
  readonly noteOnly: string
  readonly noteHint: string
  readonly noteOf: (name: string) => string
  /** Name of the button that unfolds note and photo, which are empty. */
  readonly noteAndPhoto: (name: string) => string
  /** The same with something in them. */
  readonly noteWritten: (name: string) => string
  readonly before: (level: string) => string
  readonly isToday: (day: string) => boolean
  /** Age of an entry; null is none. */
  readonly age: (day: string | null) => string
  /** The same with abbreviations, where there is little room. */
  readonly shortAge: (day: string | null) => string
  /** Age of an entry that waits on this device. */
  readonly waiting: (day: string) => string
  readonly photoRemoved: string
  readonly photoUnreadable: string
  readonly addPhoto: (name: string) => string
  readonly removePhoto: (name: string) => string
}
