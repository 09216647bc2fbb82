export interface ChildPlan {
  readonly firstName: string
  readonly lastName: string
  /** How texts speak of the child. */
  readonly pronoun: 'sie' | 'er'
}

const girl = { er: 'sie', Er: 'Sie', sein: 'ihr', Sein: 'Ihr', ihm: 'ihr' } as const
const boy = { er: 'er', Er: 'Er', sein: 'sein', Sein: 'Sein', ihm: 'ihm' } as const

/** Puts first name and pronouns into a text: `{name}`, `{er}`, `{Er}`, `{sein}e`, `{Sein}e`, `{ihm}`. */
export const aboutChild = (text: string, child: ChildPlan): string => {
  const words: Record<string, string> = { name: child.firstName, ...(child.pronoun === 'sie' ? girl : boy) }
  return text.replace(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder)
}

/** Children from lines such as `Mila, Berger, sie`: first name, last name, pronoun. */
export const children = (lines: string): readonly ChildPlan[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [firstName = '', lastName = '', pronoun] = line.split(',').map((part) => part.trim())
      return { firstName, lastName, pronoun: pronoun === 'er' ? 'er' : 'sie' }
    })
