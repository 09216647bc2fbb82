import { useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Revocation, SchoolSealKey } from '@lernspur/contracts/school-identity/seal-key-revocation'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { lazy, Suspense, useState } from 'react'
import type { RevocationChange } from './revoke-dialog'

// Loaded when it is opened.
const RevokeDialog = lazy(() => import('./revoke-dialog'))

interface SealKeyListProps {
  keys: readonly SchoolSealKey[]
  /** Undefined where the user may only read. */
  revoke?: RevocationChange | undefined
}

/** Keys of a school, the newest first, with what became of them (rule signature.11). */
export function SealKeyList({ keys, revoke }: SealKeyListProps) {
  const { t } = useTranslation('school-editors.seal')
  const format = useFormat()
  const toast = useToast()
  const [opened, setOpened] = useState<SchoolSealKey | null>(null)
  if (keys.length === 0) return <p className="text-muted-foreground">{t(($) => $.key.none)}</p>
  const titleOf = ({ createdAt }: SchoolSealKey) =>
    createdAt ? t(($) => $.key.since, { day: format.day(createdAt) }) : t(($) => $.key.former)
  const stateOf = ({ day, reason }: Revocation) =>
    t(($) => $.key.revoked, { day: format.day(day), reason: t(($) => $.reason[reason]) })
  return (
    <>
      <ul aria-label={t(($) => $.key.title)} className="grid gap-2">
        {keys.map((key) => (
          <li
            key={key.publicKey}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-card px-4 py-3"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium">{titleOf(key)}</p>
              {/* Enough to tell two keys apart. */}
              <p className="text-sm wrap-anywhere text-muted-foreground">
                {t(($) => $.key.short, { key: key.publicKey.slice(0, 8) })}
              </p>
            </div>
            {key.revocation ? (
              <Badge variant="outline">{stateOf(key.revocation)}</Badge>
            ) : (
              revoke && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t(($) => $.key.revokeOne, { title: titleOf(key) })}
                  onClick={() => setOpened(key)}
                >
                  {t(($) => $.key.revoke)}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {opened && revoke && (
        <Suspense>
          <RevokeDialog
            sealKey={opened}
            revoke={revoke}
            onClose={() => setOpened(null)}
            onRevoked={() => {
              setOpened(null)
              toast({ text: t(($) => $.key.done) })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
