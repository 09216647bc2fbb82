import { useState } from 'react'
import { cn } from '../cn'
import { softColour } from '../colour/soft-colour'
import { tint } from '../colour/tint'

interface AvatarProps {
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
export function Avatar({ name, seed, src, size = 32, alone = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const colours = tint(softColour(seed ?? name))
  const shape = cn('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size], className)
  if (typeof src === 'string' && src !== '' && src !== broken) {
    return (
      <span className={shape}>
        <img src={src} alt={alone ? name : ''} className="size-full object-cover" onError={() => setBroken(src)} />
      </span>
    )
  }
  return (
    <span
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cn(shape, 'font-semibold')}
      style={{ background: colours.ground, color: colours.ink }}
    >
      {initials(name)}
    </span>
  )
}
