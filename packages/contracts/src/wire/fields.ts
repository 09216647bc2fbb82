import * as z from 'zod/mini'

// PostgreSQL text cannot hold NUL or half of a surrogate pair; other control characters but tab and line breaks have no
// place in names or notes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters are named in order to refuse them
const printable = /^[^\0-\x08\v\f\x0e-\x1f\x7f\p{Cs}]*$/u

// Files and forms of some programs end lines with two characters, which others read as one.
const lineEnds = z.overwrite((text: string) => text.replace(/\r\n?/g, '\n'))

// Marks of direction, joiners, fillers and the like: a name of nothing else could be read and found by nobody.
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text in which nothing can be seen is empty. */
const emptyUnseen = z.overwrite((text: string) => (visibleCharacter.test(text) ? text : ''))

/** Required text of 1 to `max` characters, trimmed. */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), lineEnds, emptyUnseen, z.minLength(1), z.maxLength(max), z.regex(printable))

/** Text of up to `max` characters; may be empty. */
export const freeText = (max: number) => z.string().check(lineEnds, z.maxLength(max), z.regex(printable))

/**
 * Pattern of a name that may appear in a mail (rule call.11): one line of whole characters without marks of direction,
 * and nothing that a mail program turns into a link.
 */
export const namePattern =
  /^(?!.*(?:\/\/|@|[wW]{3}\.|[.\u3002\uff0e\uff61]\p{L}{2}))[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]*$/u

/** Whether the text is neither an address nor contains such marks (rule call.11). */
export const isPlainName = (text: string): boolean => namePattern.test(text)

/** Required name of 1 to `max` characters, trimmed. */
export const requiredName = (max: number) =>
  z.string().check(z.trim(), emptyUnseen, z.minLength(1), z.maxLength(max), z.regex(namePattern))

/** Name of up to `max` characters; may be empty. */
export const freeName = (max: number) => z.string().check(z.maxLength(max), z.regex(namePattern))

/** An id; one in capital letters is the same. */
export const id = z.uuid().check(z.overwrite((text) => text.toLowerCase()))
/**
 * An instant, ISO 8601 in UTC. The database has no year 0, and rounds the last instants of the year 9999 to one that is
 * written with five digits.
 */
export const instant = z
  .string()
  .check(
    z.regex(
      /^(?!0000|9999)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
    ),
  )
/** A plain day `YYYY-MM-DD`. */
export const day = z.iso.date()
/** `#` and six hexadecimal digits (rule subject.1). */
export const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))
/** Maximum characters of a small picture within a body, as data URL. */
export const pictureDataMax = 40_000
/** A small picture as data URL; the server decodes and re-encodes it, or refuses with FILE_VALIDATION_FAILED. */
export const pictureData = z
  .string()
  .check(z.maxLength(pictureDataMax), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/))
/** Where the browser reads a picture that the school has uploaded. */
export const uploadedPicture = z.string().check(z.regex(/^\/api\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** Converts an internationalised domain to ASCII; everything else stays. */
export const knownDomain = (address: string): string => {
  const domainStart = address.lastIndexOf('@') + 1
  const domain = address.slice(domainStart)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII
  if (/^[\u0000-\u007f]*$/.test(domain) || /[\s/:?#\\%]/.test(domain) || !URL.canParse(`http://${domain}`))
    return address
  return address.slice(0, domainStart) + new URL(`http://${domain}`).hostname
}

/** An address as typed: it is trimmed, and an internationalised domain is converted to ASCII. */
export const emailAddress = z.string().check(z.trim(), z.overwrite(knownDomain), z.email(), z.maxLength(254))

/** A user as shown beside content he or she created. */
export const personSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
})
export type Person = z.infer<typeof personSchema>

export const idParams = z.object({ id })
/**
 * The number of reports deleted as well, as the user has confirmed. A wrong number is INVALID_IMPLICIT_DELETION, whose
 * details give `reportCount` and `completedReportCount`.
 */
export const reportCountParams = z.object({ reportCount: z.optional(z.string().check(z.regex(/^\d{1,5}$/))) })
export const schoolClassParams = z.object({ schoolClassId: id })
