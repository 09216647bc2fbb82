import { expect, test } from 'bun:test'
import { inDocument, page, render } from '../../../testing/document'
import { LevelBar } from './level-bar'
import { LevelLegend } from './level-legend'
import { LevelLines, meanLevel } from './level-lines'
import { TrendLine } from './trend-line'

inDocument()

const levels = [
  { label: 'noch nicht', colour: '#c8553d', count: 1 },
  { label: 'teilweise', colour: '#e3b23c', count: 0 },
  { label: 'sicher', colour: '#3f8f5f', count: 3 },
]
const rest = { label: 'ohne Stufe', count: 4 }

test('a bar is one named picture: a segment for each level that occurs, as long as its share, and the rest empty', () => {
  const { container } = render(<LevelBar label="1 noch nicht, 3 sicher" levels={levels} rest={rest} format={String} />)
  expect(page().getByRole('img', { name: '1 noch nicht, 3 sicher' })).toBeTruthy()
  const segments = [...container.querySelectorAll('rect[height="17"]')]
  expect(segments.map((one) => [one.getAttribute('x'), one.getAttribute('width')])).toEqual([
    ['0%', '12.5%'],
    ['12.5%', '37.5%'],
    ['50%', '50%'],
  ])
  expect(segments.at(-1)?.getAttribute('fill')).toBe('none')
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['1', '3', '4'])
  const fills = [...container.querySelectorAll('pattern')].map((one) =>
    one.querySelectorAll('rect')[1]?.getAttribute('fill'),
  )
  expect(fills).toEqual(levels.map(({ colour }) => colour))
})

test('a legend names each level and what has none, and shows the faces', () => {
  render(
    <LevelLegend
      label="Farben"
      levels={levels.map((one, at) => ({ ...one, picture: at === 0 ? <i data-testid="face" /> : null }))}
      rest="ohne Stufe"
    />,
  )
  expect(page().getByRole('list', { name: 'Farben' })).toBeTruthy()
  expect(
    page()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['noch nicht', 'teilweise', 'sicher', 'ohne Stufe'])
  expect(page().getByTestId('face')).toBeTruthy()
})

const series = [
  { name: '1', colour: '#c8553d', values: [2, 0, 0] },
  { name: '2', colour: '#3f8f5f', values: [2, 0, 1] },
  { name: 'ohne', isGap: true, values: [0, 4, 3] },
]

test('a line goes through the mean levels, and over what has none', () => {
  expect([0, 1, 2].map((at) => meanLevel(series.slice(0, 2), at))).toEqual([1.5, null, 2])
  const { container } = render(
    <LevelLines
      label="Nach Halbjahr"
      format={(value) => value.toLocaleString('de-DE')}
      data={{ categoryLabel: 'Halbjahr', categories: ['eins', 'zwei', 'drei'], series }}
    />,
  )
  expect(page().getByRole('img', { name: 'Nach Halbjahr' })).toBeTruthy()
  const points = [...container.querySelectorAll('circle')]
  expect(points.map((one) => one.textContent)).toEqual(['eins: 1,5', 'drei: 2'])
  expect(points.map((one) => one.getAttribute('fill'))).toEqual(['#3f8f5f', '#3f8f5f'])
})

test('a trend rises to the right for a child that goes further, and says nothing by itself', () => {
  const { container } = render(<TrendLine values={[0, 0.5, 1]} />)
  const heights = (container.querySelector('polyline')?.getAttribute('points') ?? '')
    .split(' ')
    .map((point) => Number(point.split(',')[1]))
  expect(heights.toSorted((a, b) => b - a)).toEqual(heights)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
