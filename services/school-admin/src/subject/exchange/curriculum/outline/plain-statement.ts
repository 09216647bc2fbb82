const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', sect: '§', deg: '°', euro: '€' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç', ocirc: 'ô', icirc: 'î' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', times: '×', divide: '÷', minus: '−' },
  ...{ bdquo: '„', ldquo: '“', rdquo: '”', sbquo: '‚', lsquo: '‘', rsquo: '’', laquo: '«', raquo: '»' },
  ...{ le: '≤', ge: '≥', ne: '≠', frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', rarr: '→' },
}

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return entities[name] ?? entity
    const code = Number.parseInt(decimal ?? hexadecimal, decimal ? 10 : 16)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })

const attributes = String.raw`(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))*\s*\/?`
const inline = 'a|abbr|b|big|code|em|font|i|img|mark|s|small|span|strong|sub|sup|u'
const block = 'blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|table|tbody|td|th|thead|tr|ul'
const tags = (names: string): RegExp => new RegExp(`<(?:${names})${attributes}>|<\\/(?:${names})\\s*>`, 'gi')
/** Only these names are tags: "x < y und y > z" is a text. */
const [anyTag, itemTag, blockTag, inlineTag] = [`${inline}|${block}`, 'li', block, inline].map(tags)

const withoutHtml = (text: string): string => {
  if (!anyTag || !itemTag || !blockTag || !inlineTag || text.search(anyTag) === -1) return withoutEntities(text)
  const flat = text.replaceAll(/\s*\n\s*/g, ' ')
  const items = flat.replaceAll(itemTag, (tag) => (tag.startsWith('</') ? '\n' : '\n– '))
  return withoutEntities(items.replaceAll(blockTag, '\n').replaceAll(inlineTag, ''))
}

const signs: Readonly<Record<string, string>> = {
  ...{ cdot: '·', times: '×', div: ':', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠' },
  ...{ approx: '≈', pi: 'π', infty: '∞', degree: '°', circ: '°', dots: '…', ldots: '…', to: '→', rightarrow: '→' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', in: '∈', angle: '∠', left: '', right: '', quad: ' ' },
}

const plainFormula = (formula: string): string =>
  formula
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, '√$1')
    .replaceAll(/\\(?:text|mathrm|mathbb|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\([a-z]+)/gi, (command, name) => signs[name] ?? command.slice(1))
    .replaceAll(/\\([%,;!&#_ ])/g, (_, sign) => (/[,;! ]/.test(sign) ? ' ' : sign))
    .replaceAll(/[{}]/g, '')

/** Between dollars only what has a command or a brace is a formula: prices are none. */
const withoutLatex = (text: string): string =>
  text
    .replaceAll(/\\[([]([^\n]*?)\\[)\]]/g, (_, formula) => plainFormula(formula))
    .replaceAll(/\${1,2}([^$\n]*[\\{^_][^$\n]*)\${1,2}/g, (_, formula) => plainFormula(formula))

const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/^\s{0,3}#{1,6}\s+/gm, '')
    .replaceAll(/^\s{0,3}[-*+]\s+/gm, '– ')
    .replaceAll(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(\S(?:[^*\n]*\S)?)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replaceAll(/(?<![\p{L}\p{N}_])_([^_\s](?:[^_\n]*[^_\s])?)_(?![\p{L}\p{N}_])/gu, '$1')
    .replaceAll(/\[([^\]\n]+)\]\(https?:[^)\s]+\)/g, '$1')

/** The plain text of a statement that a curriculum has in HTML, Markdown or with formulas in LaTeX; lists get dashes. */
export const plainStatement = (text: string): string =>
  withoutMarkdown(withoutLatex(withoutHtml(text)))
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
