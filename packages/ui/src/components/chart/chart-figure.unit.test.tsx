import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { ChartFigure } from './chart-figure'
import { wrappedText } from './wrapped-text'

inDocument()

const figure = (kind: 'line' | 'bar') => (
  <ChartFigure
    kind={kind}
    title="Kinder"
    label="Kinder je Woche"
    value="1.200"
    format={(value) => value.toLocaleString('de-DE')}
    data={{
      categoryLabel: 'Woche',
      categories: ['2. November', '9. November', '16. November'],
      series: [
        { name: 'Kinder', values: [900, 1000, 1200] },
        { name: 'Vorjahr', values: [800, 0, 850] },
      ],
    }}
    showTable="Als Tabelle"
    showChart="Als Diagramm"
  />
)

const rows = () =>
  page()
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

for (const kind of ['line', 'bar'] as const)
  test(`a ${kind} chart is one named picture, and its twin a table of the same numbers, the last first`, () => {
    render(figure(kind))
    expect(page().getByRole('img', { name: 'Kinder je Woche' })).toBeTruthy()
    fireEvent.click(page().getByRole('button', { name: 'Als Tabelle' }))
    expect(page().queryByRole('img')).toBeNull()
    expect(rows()).toEqual([
      ['Woche', 'Kinder', 'Vorjahr'],
      ['16. November', '1.200', '850'],
      ['9. November', '1.000', '0'],
      ['2. November', '900', '800'],
    ])
    fireEvent.click(page().getByRole('button', { name: 'Als Diagramm' }))
    expect(page().getByRole('img', { name: 'Kinder je Woche' })).toBeTruthy()
  })

test('lines are told apart without colour, and every point says its number', () => {
  const { container } = render(figure('line'))
  const dashes = [...container.querySelectorAll('path.visx-linepath')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  )
  expect(new Set(dashes).size).toBe(2)
  expect([...container.querySelectorAll('title')].map(({ textContent }) => textContent)).toContain('9. November: 1.000')
})

test('an axis of small numbers has whole ticks only', () => {
  const { container } = render(
    <ChartFigure
      kind="bar"
      title="x"
      label="x"
      value="1"
      format={String}
      data={{ categoryLabel: 'x', categories: ['a'], series: [{ name: 'x', values: [1] }] }}
      showTable="t"
      showChart="c"
    />,
  )
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['0', '1', 'a'])
})

test('a moment is marked by its name in the picture, which says what happened', () => {
  const { container } = render(
    <ChartFigure
      kind="line"
      title="x"
      label="x"
      format={String}
      data={{
        categoryLabel: 'x',
        categories: ['a', 'b'],
        series: [{ name: 'x', values: [1, 2] }],
        marks: [{ at: 1, name: '1', text: 'b: neue Version' }],
      }}
      showTable="t"
      showChart="c"
    />,
  )
  const mark = [...container.querySelectorAll('svg text')].find(({ textContent }) =>
    textContent?.includes('neue Version'),
  )
  expect(mark?.textContent).toBe('1b: neue Version')
})

const stacked = (
  <ChartFigure
    kind="stacked"
    title="Stufen nach Fach"
    label="Stufen nach Fach, 2 Balken"
    format={String}
    data={{
      categoryLabel: 'Fach',
      categories: ['Deutsch', 'Deutsch'],
      series: [
        { name: '1 · noch nicht', values: [3, 0] },
        { name: '2 · sicher', values: [5, 0] },
        { name: 'ohne Stufe', isGap: true, values: [2, 4] },
      ],
    }}
    showTable="Als Tabelle"
    showChart="Als Diagramm"
    tools={(_, isTable) => <button type="button">{isTable ? 'Tabelle laden' : 'Bild laden'}</button>}
  />
)

test('a stacked chart tells its segments apart by patterns, leaves gaps empty, and its table keeps the order', () => {
  const { container } = render(stacked)
  const chart = page().getByRole('img', { name: 'Stufen nach Fach, 2 Balken' })
  const fills = [...chart.querySelectorAll('g > rect[height="19"]')].map((rect) => rect.getAttribute('fill'))
  expect(fills).toHaveLength(4)
  expect(new Set(fills.slice(0, 3)).size).toBe(3)
  expect(fills[2]).toBe('none')
  expect(fills[3]).toBe('none')
  expect(new Set([...container.querySelectorAll('pattern')].map(({ id }) => id)).size).toBe(
    container.querySelectorAll('pattern').length,
  )
  expect([...chart.querySelectorAll('title')].map(({ textContent }) => textContent)).toContain('Deutsch: 2 · sicher 5')
  expect(page().getByRole('button', { name: 'Bild laden' })).toBeTruthy()
  fireEvent.click(page().getByRole('button', { name: 'Als Tabelle' }))
  expect(rows()).toEqual([
    ['Fach', '1 · noch nicht', '2 · sicher', 'ohne Stufe'],
    ['Deutsch', '3', '5', '2'],
    ['Deutsch', '0', '0', '4'],
  ])
  expect(page().getByRole('button', { name: 'Tabelle laden' })).toBeTruthy()
})

test('a long name is cut into lines as wide as the chart, and ends with an ellipsis only where there is more', () => {
  const text = 'Die Schülerinnen und Schüler lesen sinnerfassend altersgemäße Texte'
  expect(wrappedText(text, 200, 3)).toEqual([
    'Die Schülerinnen und Schüler',
    'lesen sinnerfassend',
    'altersgemäße Texte',
  ])
  expect(wrappedText(text, 200, 2).at(-1)?.endsWith('…')).toBe(true)
  expect(wrappedText('Donaudampfschifffahrtsgesellschaftskapitän', 200, 3).join('')).toBe(
    'Donaudampfschifffahrtsgesellschaftskapitän',
  )
})
