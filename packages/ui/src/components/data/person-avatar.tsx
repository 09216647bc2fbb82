import { cn } from '../../cn'
import { softColour } from '../../colour/soft-colour'
import { tint } from '../../colour/tint'
import { Avatar, AvatarFallback, AvatarImage } from '../ui/avatar'

interface PersonAvatarProps {
  /** Full name; the initials are those of the first and last word. */
  name: string
  /** Seed of the colour, preferably the id, so that a rename keeps it; default the name. */
  seed?: string | undefined
  /** URL of the uploaded picture; initials are shown if it fails to load. */
  src?: string | null | undefined
  size?: 24 | 32 | 40 | 64 | undefined
  /** The name is not shown next to it, so screen readers need it here. */
  alone?: boolean | undefined
  className?: string | undefined
}

const sizes = {
  24: 'size-6 text-[0.625rem]',
  32: 'size-8 text-xs',
  40: 'size-10 text-sm',
  64: 'size-16 text-lg',
}

/** Initials of the first and the last word: "Emma-Luise von Berg" is EB. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('de')
}

/** The avatar of a person: the uploaded picture, else initials on a stable soft colour. */
export function PersonAvatar({ name, seed, src, size = 32, alone = false, className }: PersonAvatarProps) {
  const colours = tint(softColour(seed ?? name))
  return (
    <Avatar className={cn(sizes[size], className)}>
      {typeof src === 'string' && src !== '' && <AvatarImage src={src} alt={alone ? name : ''} />}
      <AvatarFallback
        {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        style={{ background: colours.ground, color: colours.ink }}
      >
        {initials(name)}
      </AvatarFallback>
    </Avatar>
  )
}
