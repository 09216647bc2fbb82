/** Where to go after signing in with an identity provider; the redirect URI itself is fixed. */
const key = 'lernspur-return-path'

/** Stored for this tab only. */
export const storeReturnPath = (back: string) => sessionStorage.setItem(key, back)

/** Reads and removes it. */
export const takeReturnPath = (): string | null => {
  const back = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return back
}
