/** Where somebody wanted to go who left for an identity provider; the address that the provider returns to is fixed. */
const key = 'lernspur-way-back'

/** Kept for this tab alone, until it comes back. */
export const keepWayBack = (back: string) => sessionStorage.setItem(key, back)

/** Once: whoever leaves again says anew where to. */
export const takeWayBack = (): string | null => {
  const back = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return back
}
