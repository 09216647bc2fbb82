import './seal-texts'
import { sessionAtom, store, useTranslation } from '@lernspur/app-runtime'
import { cachePages } from '@lernspur/app-runtime/offline/cache-pages'
import { type CheckedSeal, checkCode, checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import FileUp from 'lucide-react/icons/file-up'
import { type ComponentType, type DragEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { SealCamera } from './seal-camera'
import { SealResult } from './seal-result'
import { useSealKeys } from './use-seal-keys'

/** Lets visitors, too, open the page that checks reports without a network; keeps no area. */
const cacheForVisitors = (): void => {
  // For signed-in users this page is kept with all others.
  if (!store.get(sessionAtom)?.role) void cachePages([]).catch(() => null)
}

interface CheckResult {
  readonly result: CheckedSeal | 'unable'
  readonly ofCode: boolean
}

/** Checks a file or a code in this browser; browsers without Ed25519 say that they cannot. */
const check = async (given: File | string, keys: SealKeys): Promise<CheckResult> => {
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

interface SealCheckProps {
  /** What stands around it. */
  page: ComponentType<{ title: string; description: string; children: ReactNode }>
}

/** The part of the URL after `#`, where a phone puts the code that it has read. */
const codeOfAddress = () => window.location.hash.slice(1)

/** The last input and its result; checked again when a newer list of keys arrives. */
const useCheck = (keys: SealKeys | undefined) => {
  const [given, setGiven] = useState<File | string | undefined>(() => codeOfAddress() || undefined)
  const [checked, setChecked] = useState<CheckResult>()
  useEffect(() => {
    if (!keys || given === undefined) return
    let isCurrent = true
    void check(given, keys).then((result) => isCurrent && setChecked(result))
    return () => {
      isCurrent = false
    }
  }, [keys, given])
  return { shown: checked, give: setGiven }
}

/** Where a report is checked, by its file or by its QR code (rule signature.6). */
export function SealCheck({ page: Page }: SealCheckProps) {
  const { t } = useTranslation('shell.seal')
  const { keys, isMissing, cachedSince } = useSealKeys()
  const { shown: checked, give } = useCheck(keys)
  const [code, setCode] = useState(codeOfAddress)
  const input = useRef<HTMLInputElement>(null)
  const read = useCallback(
    (text: string) => {
      setCode(text)
      give(text)
    },
    [give],
  )
  useEffect(() => {
    const listen = () => read(codeOfAddress())
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [read])
  // After one visit, the page also opens without a network.
  useEffect(() => cacheForVisitors(), [])
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    give(file)
  }
  return (
    <Page title={t(($) => $.title)} description={t(($) => $.description)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button does the same. */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop} className="grid grid-cols-1 gap-6">
        {isMissing && <Banner tone="warning">{t(($) => $.noKeys)}</Banner>}
        {checked && <SealResult {...checked} cachedSince={cachedSince} />}
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
              if (file) give(file)
              target.value = ''
            }}
          />
          <Button variant="outline" onClick={() => input.current?.click()}>
            <FileUp aria-hidden />
            {t(($) => $.file.choose)}
          </Button>
        </section>
        <section className="grid grid-cols-1 gap-3">
          <SealCamera onRead={read} />
          <LabelledField label={t(($) => $.code.label)} hint={t(($) => $.code.hint)}>
            <MultilineInput
              autoComplete="off"
              spellCheck={false}
              rows={3}
              value={code}
              onValueChange={setCode}
              className="wrap-anywhere"
            />
          </LabelledField>
          <Button className="justify-self-start" onClick={() => give(code)}>
            {t(($) => $.check)}
          </Button>
        </section>
        <p className="text-sm text-muted-foreground">{t(($) => $.form)}</p>
      </div>
    </Page>
  )
}
