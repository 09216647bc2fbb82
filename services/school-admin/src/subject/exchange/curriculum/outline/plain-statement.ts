import { convert } from 'html-to-text'
import removeMarkdown from 'remove-markdown'

/** Commands of LaTeX in school curricula, as readers know them. */
const signs: Readonly<Record<string, string>> = {
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', leq: '≤', le: '≤', geq: '≥', ge: '≥', neq: '≠', ne: '≠' },
  ...{ approx: '≈', infty: '∞', pi: 'π', alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', Delta: 'Δ', mu: 'µ' },
  ...{ circ: '°', degree: '°', rightarrow: '→', to: '→', Rightarrow: '⇒', in: '∈', cup: '∪', cap: '∩' },
  ...{ ldots: '…', dots: '…', cdots: '…', angle: '∠', perp: '⊥', parallel: '∥', euro: '€', percent: '%' },
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-n'].map((letter, index) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][index] ?? letter]),
)
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-n'].map((letter, index) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋ₙ'][index] ?? letter]),
)

/** Letters above or below the line; with a mark where one of them has no such form. */
const shifted = (text: string, forms: Readonly<Record<string, string>>, mark: string): string => {
  const letters = [...text]
  return letters.every((letter) => forms[letter] !== undefined)
    ? letters.map((letter) => forms[letter]).join('')
    : `${mark}${letters.length > 1 ? `(${text})` : text}`
}

/** A formula in one line: `\frac{1}{2}` becomes 1/2, `x^2` x². */
const formulaText = (formula: string): string =>
  formula
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, root: string) => (root.length > 1 ? `√(${root})` : `√${root}`))
    .replace(/\\(?:text|mathrm|mathbf|textbf|textit|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\^\\circ|\^\{\\circ\}/g, '°')
    .replace(/\^(?:\{([^{}]*)\}|(\w))/g, (_, group?: string, one?: string) => shifted(group ?? one ?? '', raised, '^'))
    .replace(/_(?:\{([^{}]*)\}|(\w))/g, (_, group?: string, one?: string) => shifted(group ?? one ?? '', lowered, '_'))
    .replace(/\\(?:left|right|displaystyle|[,;:!])/g, '')
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => signs[name] ?? name)
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '')
    .trim()

/** Between `\( \)`, `\[ \]` or dollars; a price has no marks of a formula. */
const formulas = /\\\((.*?)\\\)|\\\[(.*?)\\\]|\$\$?([^$\n]*[\\^_{][^$\n]*)\$\$?/gs

const html = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i
const raisedHtml = /<sup>([^<>]*)<\/sup>/gi
const loweredHtml = /<sub>([^<>]*)<\/sub>/gi
/** Marks in pairs, links and headings: a single asterisk or bracket is a sign of the text. */
const markdown =
  /\*\*[^*\n]+\*\*|~~[^~\n]+~~|`[^`\n]+`|(?:^|\s)[*_][^\s*_][^*_\n]*[*_](?=\W|$)|\[[^\]\n]+\]\([^)\n]+\)|^#{1,6} /m

const withoutHtml = (text: string): string => {
  if (!html.test(text)) return text
  const lines = text
    .replace(raisedHtml, (_, inner: string) => shifted(inner, raised, '^'))
    .replace(loweredHtml, (_, inner: string) => shifted(inner, lowered, '_'))
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '– ' } },
  ]
  return convert(lines, { wordwrap: false, selectors })
}

/** The plain text of a statement that a curriculum has in HTML, Markdown or with formulas in LaTeX; lists get dashes. */
export const plainStatement = (text: string): string => {
  const withoutMath = withoutHtml(text).replace(formulas, (_, ...parts: (string | undefined)[]) =>
    formulaText(parts.slice(0, 3).find((part) => part !== undefined) ?? ''),
  )
  const plain = markdown.test(withoutMath)
    ? removeMarkdown(withoutMath, { stripListLeaders: false, gfm: true })
    : withoutMath
  return plain
    .replaceAll('\u00a0', ' ')
    .replace(/^[^\S\n]*[-*+][^\S\n]+/gm, '– ')
    .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
