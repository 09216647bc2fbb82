const toText = (value: string | number | bigint): string => `${value}`

/** `2026-11-21 05:26:00.123456+00` as ISO 8601; the session's time zone is UTC, so the offset is always +00. */
const toInstant = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`

/**
 * How column types are parsed: instants as ISO strings with the database's microseconds, so that they can be compared
 * and sent back; days as `YYYY-MM-DD`; counts as numbers. Time stamps without time zone are not used.
 */
export const columnTypes = {
  count: { to: 20, from: [20], serialize: toText, parse: Number },
  instant: {
    to: 1184,
    from: [1184],
    serialize: (value: string | Date): string => (value instanceof Date ? value.toISOString() : value),
    parse: toInstant,
  },
  day: { to: 1082, from: [1082], serialize: toText, parse: String },
}
