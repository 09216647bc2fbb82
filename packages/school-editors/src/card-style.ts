/** A checkbox row as a card, highlighted while checked. */
export const cardStyle =
  'flex rounded-lg border bg-card pl-3 transition-colors hover:border-input has-data-[state=checked]:border-primary has-data-[state=checked]:bg-selected/40'
