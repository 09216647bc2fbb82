import { expect, test } from 'bun:test'
import { contrast, mix, paper, textOn, visibleOnPaper } from './colour'

const samples = ['#c4453c', '#2f6fb3', '#e3b23c', '#ffff66', '#ffffff', '#000000', '#808080', '#fafafa']

test('text on any subject colour, and muted text on any tint of it, reads well', () => {
  for (const colour of samples) {
    const displayed = visibleOnPaper(colour)
    expect(contrast(textOn(displayed), displayed)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paper.muted, mix(displayed, paper.white, 0.9))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(displayed, paper.white)).toBeGreaterThanOrEqual(1.6)
  }
})

test('a colour that is visible stays itself', () => {
  expect(visibleOnPaper('#2f6fb3')).toBe('#2f6fb3')
})
