/** Repeatable random choices: the same seed gives the same run (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    one: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
  }
}
