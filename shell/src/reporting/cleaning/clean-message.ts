/** Replaces a message that could contain anything. */
const withheld = '(withheld)'

/** Messages that browsers and our loaders generate. Quoted content comes from the page and is removed. */
const knownSentences = [
  /^Cannot (read|set) properties of (undefined|null)\b/,
  /^can't access property\b/,
  /^(undefined|null) is not an object\b/,
  /^\S+ is not (a function|a constructor|iterable|defined|an object)$/,
  /^Cannot access \S+ before initialization$/,
  /^Assignment to constant variable\.$/,
  /^Maximum call stack size exceeded\.?$/,
  /^too much recursion$/,
  /^Invalid (array length|time value|Date)$/,
  /^Failed to fetch$/,
  /^Load failed$/,
  /^NetworkError when attempting to fetch resource\.$/,
  /^Loading (CSS )?chunk \d+ failed\b/,
  /^Minified React error #\d+/,
]

/** Content in quotes, in brackets or after a colon may be personal data; URLs certainly are. */
const withoutValues = (sentence: string): string =>
  sentence
    .split('\n', 1)
    .join()
    .replace(/https?:\S+/g, '…')
    .replace(/(["'`]).*\1/g, '…')
    .replace(/[;:(].*$/s, '')
    .trim()

/** Keeps only content of an error's message that is certainly not personal data; type and stack tell the rest. */
export const cleanMessage = (message: string): string =>
  knownSentences.some((sentence) => sentence.test(message)) ? withoutValues(message) : withheld
