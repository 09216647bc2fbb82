import { parseSync, type TaggedTemplateExpression, Visitor } from 'oxc-parser'

const newlines = (text: string): string => text.replace(/[^\n]/g, '')

/** The text of a template with names for its expressions, keeping its number of lines. */
const sqlOf = ({ quasi }: TaggedTemplateExpression, text: string): string =>
  quasi.quasis
    .map(({ value }, index) => {
      const expression = quasi.expressions[index]
      if (!expression) return value.raw
      const source = text.slice(expression.start, expression.end)
      return `${value.raw} ${source.replace(/\W+/g, '_')} ${newlines(source)}`
    })
    .join('')

/**
 * The tagged templates of a file on their original lines, everything else blank, so that line numbers match; undefined
 * if there are none.
 */
export const embeddedSql = (path: string, text: string): string | undefined => {
  if (!text.includes('`')) return undefined
  const lines: string[] = text.split('\n').map(() => '')
  let isEmpty = true
  const visitor = new Visitor({
    TaggedTemplateExpression: (template) => {
      isEmpty = false
      const first = newlines(text.slice(0, template.quasi.start)).length
      for (const [index, line] of sqlOf(template, text).split('\n').entries())
        lines[first + index] = `${lines[first + index]} ${line}`.trimStart()
    },
  })
  visitor.visit(parseSync(path, text).program)
  return isEmpty ? undefined : lines.join('\n')
}
