import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '../testing/document'
import { ChartFigure } from './chart-figure'

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
