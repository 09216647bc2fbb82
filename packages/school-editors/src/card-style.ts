/** A line with a checkbox that is a card, marked while it is checked. */
export const cardStyle =
  'flex rounded-lg border bg-card pl-3 transition-colors hover:border-input has-data-[state=checked]:border-primary has-data-[state=checked]:bg-selected/40'
