/**
 * Returns what a process has printed once it is as wanted, or at its end. Goes on reading, because a process ends when
 * nobody reads its output.
 */
export const readUntil = (output: ReadableStream<Uint8Array>, isWanted: (text: string) => boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const read = async (): Promise<void> => {
      const decoder = new TextDecoder()
      let text = ''
      let isFound = false
      for await (const chunk of output) {
        if (isFound) continue
        text += decoder.decode(chunk, { stream: true })
        isFound = isWanted(text)
        if (isFound) resolve(text)
      }
      resolve(text)
    }
    read().catch(reject)
  })
