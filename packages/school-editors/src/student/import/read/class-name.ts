/** Words before the name of a class in a title or a cell. */
export const classWord = /^(?:klassenliste|klasse|kl\.?|class|grade)\s+/iu

/** "Klasse 03 a" and "3A" are one class. */
export const classKey = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replace(classWord, '')
    .replace(/[\s._/()-]+/gu, '')
    .replace(/^0+(?=\d)/u, '')

/** Whether a text looks like the name of a class: "3a", "Klasse 10 b", "1/2c", "E1". */
export const isClassName = (text: string): boolean =>
  /^(?:\d{1,2}(?:\d{1,2})?[a-zäöü]{0,2}\d?|[a-zäöü]{1,2}\d{1,2}[a-z]?|vorschule)$/u.test(classKey(text))
