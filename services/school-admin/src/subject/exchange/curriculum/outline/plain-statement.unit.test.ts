import { expect, test } from 'bun:test'
import { plainStatement } from './plain-statement'

const texts: [text: string, plain: string][] = [
  ['liest Texte, die <100 Wörter haben & mehr', 'liest Texte, die <100 Wörter haben & mehr'],
  ['<p>liest <strong>flüssig</strong></p><ul><li>laut</li><li>leise</li></ul>', 'liest flüssig\n– laut\n– leise'],
  ['rechnet m<sup>2</sup> und H<sub>2</sub>O um', 'rechnet m² und H₂O um'],
  ['Gr&ouml;&szlig;en&nbsp;sch&auml;tzen', 'Größen schätzen'],
  ['<a href="https://x.example">Wörterbuch</a> nutzen', 'Wörterbuch nutzen'],
  ['**rechnet** bis _hundert_ und `mehr`', 'rechnet bis hundert und mehr'],
  ['siehe [Lehrplan](https://x.example)', 'siehe Lehrplan'],
  ['Übung [a]: "b" > c # d', 'Übung [a]: "b" > c # d'],
  ['kennt 5 * 3 und datei_name', 'kennt 5 * 3 und datei_name'],
  ['löst \\(x^2 + \\frac{1}{2} \\leq 10\\)', 'löst x² + 1/2 ≤ 10'],
  ['misst Winkel bis $90^\\circ$ und $\\sqrt{2} \\cdot a_1$', 'misst Winkel bis 90° und √2 · a₁'],
  ['$x^{ab}$ und \\[\\text{Fläche} = a \\times b\\]', 'x^(ab) und Fläche = a × b'],
  ['zahlt mit $5 und $6', 'zahlt mit $5 und $6'],
]

test.each(texts)('%j becomes %j', (text, plain) => {
  expect(plainStatement(text)).toBe(plain)
  expect(plainStatement(plain)).toBe(plain)
})
