import { readSeal } from '@lernspur/contracts/teacher/report-seal/seal-code'

/** What a browser that reads codes by itself offers (Shape Detection API). */
export interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: readonly string[] }): CodeDetector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

/** Reads QR codes where the browser can and has cameras; else undefined. */
export const codeDetector = async (): Promise<CodeDetector | undefined> => {
  const Detector = window.BarcodeDetector
  if (!Detector || !('mediaDevices' in navigator)) return undefined
  const formats = await Detector.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : undefined
}

/** Milliseconds between two looks. */
const pause = 200

/**
 * Shows what the camera sees until a seal is in sight, and resolves to its text, or to undefined once it is ended.
 * Rejects where there is no camera, or none that may be used. The camera is off afterwards.
 */
export const readFromCamera = async (
  video: HTMLVideoElement,
  detector: CodeDetector,
  end: AbortSignal,
): Promise<string | undefined> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (end.aborted) return undefined
    video.srcObject = stream
    await video.play()
    while (!end.aborted) {
      const codes = await detector.detect(video)
      const seal = codes.find(({ rawValue }) => readSeal(rawValue) !== undefined)
      if (seal) return seal.rawValue
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
