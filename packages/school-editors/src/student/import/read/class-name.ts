import { classKey, classWord } from '@lernspur/contracts/school-admin/school/class-key'

/** Whether a text looks like the name of a class: "3a", "Klasse 10 b", "1/2c", "E1". */
export const isClassName = (text: string): boolean =>
  /^(?:\d{1,2}(?:\d{1,2})?[a-zäöü]{0,2}\d?|[a-zäöü]{1,2}\d{1,2}[a-z]?|vorschule)$/u.test(classKey(text))

const classHeading = /(?:^|\s)((?:klassenliste|klasse|kl\.|class)[\s:]+\S.*)$/iu

/** The class that a heading names, such as "Grundschule Musterstadt – Klassenliste 5a"; null if it names none. */
export const classInHeading = (text: string): string | null => {
  const named = classHeading.exec(text)?.[1]
  if (named === undefined) return null
  const [short = ''] = named.split(/[,;–|(]| - /)
  return [named, short.trim()].find(isClassName) ?? null
}

/** The short name at the start of a longer one: "3a" of "3a VS" and of "Klasse 03 A (Bären)"; '' if there is none. */
export const shortCode = (text: string): string => {
  const found = /^0*(\d{1,2})\s?(\p{L})(?=[\s(,;:–-]|$)/u.exec(text.replace(classWord, '').trim())
  return found ? `${found[1]}${found[2]}` : ''
}
