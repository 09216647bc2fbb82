/** A link within text, whose touch target extends beyond its line, to 44 pixels. */
export const linkStyle =
  'inline-flex min-h-6 items-center wrap-anywhere hyphens-auto hover:underline relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5'
