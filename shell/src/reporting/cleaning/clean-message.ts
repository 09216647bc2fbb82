/** Instead of a message that could hold anything. */
const withheld = '(withheld)'

/** Sentences that browsers and our loaders write themselves. What they quote comes from the page and is left out. */
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

/** Code between quotes, in brackets or after a colon may carry values; addresses do for certain. */
const withoutValues = (sentence: string): string =>
  sentence
    .split('\n', 1)
    .join()
    .replace(/https?:\S+/g, '…')
    .replace(/(["'`]).*\1/g, '…')
    .replace(/[;:(].*$/s, '')
    .trim()

/** Keeps of an error's message only what certainly tells nothing of a person; type and stack say the rest. */
export const cleanMessage = (message: string): string =>
  knownSentences.some((sentence) => sentence.test(message)) ? withoutValues(message) : withheld
