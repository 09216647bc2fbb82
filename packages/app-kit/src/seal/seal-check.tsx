import './seal-texts'
import { type CheckedSeal, checkCode, checkFile } from '@lernspur/contracts/check-seal'
import type { SealKeys } from '@lernspur/contracts/seal-key.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { Banner } from '@lernspur/ui/layout/banner'
import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../texts/use-translation'
import { SealResult } from './seal-result'
import { useSealKeys } from './use-seal-keys'

interface Shown {
  readonly result: CheckedSeal | 'unable'
  readonly ofCode: boolean
}

/** Checks a file or a code in this browser; browsers without Ed25519 say that they cannot. */
const check = async (given: File | string, keys: SealKeys): Promise<Shown> => {
  const ofCode = typeof given === 'string'
  try {
    const result = ofCode
      ? await checkCode(given, keys)
      : await checkFile(new Uint8Array(await given.arrayBuffer()), keys)
    return { result, ofCode }
  } catch {
    return { result: 'unable', ofCode }
  }
}

/** Where a report is checked, by its file or by its QR code (rule signature.6). */
export function SealCheck() {
  const { t } = useTranslation('seal.check')
  const { keys, isMissing } = useSealKeys()
  const [code, setCode] = useState(() => window.location.hash.slice(1))
  const [shown, setShown] = useState<Shown>()
  const input = useRef<HTMLInputElement>(null)
  const scanned = useRef(code)
  const show = useCallback((given: File | string) => void (keys && check(given, keys).then(setShown)), [keys])
  useEffect(() => {
    if (!keys || scanned.current === '') return
    show(scanned.current)
    scanned.current = ''
  }, [keys, show])
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    show(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button does the same.
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop} className="grid grid-cols-1 gap-6">
      {isMissing && <Banner tone="warning">{t(($) => $.noKeys)}</Banner>}
      {shown && <SealResult {...shown} />}
      <section className="grid justify-items-start gap-2">
        <h2 className="font-semibold">{t(($) => $.file.label)}</h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.file.hint)}</p>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) show(file)
            target.value = ''
          }}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t(($) => $.file.choose)}
        </Button>
      </section>
      <section className="grid gap-3">
        <Field label={t(($) => $.code.label)} hint={t(($) => $.code.hint)}>
          <Textarea autoComplete="off" spellCheck={false} rows={3} value={code} onValueChange={setCode} />
        </Field>
        <Button className="justify-self-start" onClick={() => show(code)}>
          {t(($) => $.check)}
        </Button>
      </section>
      <p className="text-sm text-muted-foreground">{t(($) => $.form)}</p>
    </div>
  )
}
