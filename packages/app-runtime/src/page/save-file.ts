/** Downloads a file in the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads it after the click, Safari even later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
