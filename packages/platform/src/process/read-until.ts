/**
 * What a process prints until it is as wanted, or ends; the rest is read too, because a process whose output nobody takes
 * ends.
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
