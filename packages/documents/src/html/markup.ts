const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML, between tags and in attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** HTML made by `html`. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

const toHtml = (part: Part): string => {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(toHtml).join('')
  return part === null || part === undefined || part === false ? '' : escaped(`${part as string | number}`)
}

/** HTML from a template: every value in it is escaped as text, unless `html` made it. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => `${text}${toHtml(parts[index])}`).join(''))

/** A heading of a level, with the class `look`. */
export const heading = (level: 1 | 2 | 3 | 4, look: string, content: Markup, id?: string): Markup => {
  const named = id === undefined ? '' : html` id="${id}"`
  return html`<${new Markup(`h${level}`)} class="${look}"${named}>${content}</${new Markup(`h${level}`)}>`
}
