/** Uses positions as keys, for items that are drawn once and never move. */
export const inOrder = <Item>(items: readonly Item[]): { key: string; item: Item }[] =>
  items.map((item, index) => ({ key: `${index}`, item }))
