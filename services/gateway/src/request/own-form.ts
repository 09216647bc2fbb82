/** Headers that only browsers set: no page of another origin starts or ends anything here. */
export const isOwnPage = ({ headers }: Request, publicUrl: string): boolean =>
  headers.get('origin') === new URL(publicUrl).origin && ['same-origin', null].includes(headers.get('sec-fetch-site'))

/** Bytes; our own forms have a few hundred. */
const maxForm = 10_000

/** The fields of a form of the gateway's own pages; none of one that is longer. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  Number(request.headers.get('content-length') || maxForm) < maxForm
    ? new URLSearchParams(await request.text())
    : new URLSearchParams()

/** An address of this installation; any other becomes its start page. */
const ownAddress = (path: string, publicUrl: string): string => {
  const own = new URL(publicUrl)
  const url = URL.parse(path, own)
  return url?.origin === own.origin ? url.href : own.href
}

/** Leads to a page of this installation and changes a cookie on the way. */
export const moveTo = (path: string, cookie: string, publicUrl: string): Response =>
  new Response(null, {
    status: 303,
    headers: { 'cache-control': 'no-store', location: ownAddress(path, publicUrl), 'set-cookie': cookie },
  })
