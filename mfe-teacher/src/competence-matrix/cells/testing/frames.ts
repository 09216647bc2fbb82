import { afterAll, beforeAll } from 'bun:test'

/** Frames for tests without a browser, each in a turn of its own. To be called at the top of a file. */
export const withFrames = (): void => {
  const frame = globalThis.requestAnimationFrame
  beforeAll(() => {
    globalThis.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now())))
  })
  afterAll(() => {
    globalThis.requestAnimationFrame = frame
  })
}
