import { Decrypter, Encrypter } from 'age-encryption'

/** Whether the text is a key of age or its public half; both carry a checksum that tells a mistyped letter. */
export const isAgeKey = (text: string): boolean => {
  try {
    if (text.startsWith('age1')) new Encrypter().addRecipient(text)
    else new Decrypter().addIdentity(text)
    return true
  } catch {
    return false
  }
}
