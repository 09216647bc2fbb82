/** Keys for what is drawn once and never changes place: the position itself. */
export const inOrder = <Item>(items: readonly Item[]): { key: string; item: Item }[] =>
  items.map((item, index) => ({ key: `${index}`, item }))
