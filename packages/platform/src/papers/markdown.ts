/** A cell cannot hold line ends and bars. */
const cell = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')

/** A table of Markdown. */
export const markdownTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const markdownList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** Paragraphs, tables and headings with an empty line between them. */
export const markdownPage = (parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

export const names = (tables: readonly string[]): string => tables.map((table) => `\`${table}\``).join(', ')
