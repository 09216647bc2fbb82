import { describe, expect, test } from 'bun:test'
import { fitted, initialCrop, placeOn, shifted, zoomMax } from './crop'

const wide = { width: 400, height: 200 }

describe('a cut', () => {
  test('is the square in the middle at first', () => {
    const crop = initialCrop(wide)
    expect(crop).toEqual({ x: 0.5, y: 0.5, zoom: 2 })
    expect(placeOn(100, wide, crop)).toEqual({ left: -50, top: 0, width: 200, height: 100 })
  })

  test('may show the whole picture with empty borders', () => {
    expect(placeOn(100, wide, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({ left: 0, top: 25, width: 100, height: 50 })
  })

  test('stays within the picture', () => {
    expect(shifted(wide, initialCrop(wide), 9, 9)).toEqual({ x: 0.75, y: 0.5, zoom: 2 })
    expect(shifted(wide, initialCrop(wide), -9, 0)).toEqual({ x: 0.25, y: 0.5, zoom: 2 })
    expect(fitted(wide, { x: 0.75, y: 0.9, zoom: 0.1 })).toEqual({ x: 0.5, y: 0.5, zoom: 1 })
    expect(fitted(wide, { x: 0.5, y: 0.5, zoom: 99 }).zoom).toBe(zoomMax)
  })

  test('moves by shares of its own edge', () => {
    expect(shifted(wide, { x: 0.5, y: 0.5, zoom: 4 }, 0.5, 0.5)).toEqual({ x: 0.625, y: 0.75, zoom: 4 })
  })
})
