import { paths, useCopy, useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import Copy from 'lucide-react/icons/copy'

/** The link that opens an invitation by its code. */
const linkOf = (code: string): string =>
  new URL(`${paths.invitations}?${new URLSearchParams({ code })}`, location.origin).href

/** A new code, to read out, to write on the board, or to copy as a link. */
export function NewCode({ code }: { code: string }) {
  const { t } = useTranslation('school-editors.people')
  const copy = useCopy()
  const link = linkOf(code)
  return (
    <div role="status" className="grid grid-cols-1 gap-4 rounded-lg border bg-card p-5">
      <div>
        <p className="text-sm text-muted-foreground">{t(($) => $.code.made)}</p>
        <p className="font-mono text-lg font-semibold tracking-wide wrap-anywhere">{code}</p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <LabelledField label={t(($) => $.link.label)} className="min-w-0 flex-1 basis-52">
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </LabelledField>
        <Button
          variant="secondary"
          onClick={() =>
            copy(
              link,
              t(($) => $.link.copied),
            )
          }
        >
          <Copy aria-hidden />
          {t(($) => $.link.copy)}
        </Button>
      </div>
    </div>
  )
}
