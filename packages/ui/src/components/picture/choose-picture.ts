/**
 * Lets the user choose a picture on the device; null if none is chosen. Browsers allow it only in response to a press.
 */
export const choosePicture = (): Promise<File | null> => {
  const { promise, resolve } = Promise.withResolvers<File | null>()
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/png,image/jpeg,image/webp'
  input.hidden = true
  const end = () => {
    input.remove()
    resolve(input.files?.[0] ?? null)
  }
  input.addEventListener('change', end)
  input.addEventListener('cancel', end)
  // Safari forgets an input outside the document while its picker is open.
  document.body.append(input)
  input.click()
  return promise
}
