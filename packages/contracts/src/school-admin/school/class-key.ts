/** Words before the name of a class in a title or a cell. */
export const classWord = /^(?:klassenliste|klasse|kl\.?|class|grade)[\s:]+/iu

/** The same text for all spellings of the name of a class: "Klasse 03 a" and "3A" are one. */
export const classKey = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replace(classWord, '')
    .replace(/[\s._/()-]+/gu, '')
    .replace(/^0+(?=\d)/u, '')
