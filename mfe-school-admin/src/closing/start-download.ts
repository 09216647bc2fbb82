/** Has the browser write an answer to the disk, as a link that is followed does. */
export const startDownload = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
