/** Headers that only browsers set: a page of another origin can report nothing here. */
export const isFromOwnPage = ({ headers }: Request, publicUrl: string): boolean =>
  headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === new URL(publicUrl).origin
