import { readSeal } from '@lernspur/contracts/teacher/report-seal/seal-code'

/** The Shape Detection API of browsers that read codes themselves. */
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

/** Reads QR codes; undefined if the browser cannot, or has no access to cameras. */
export const codeDetector = async (): Promise<CodeDetector | undefined> => {
  const Detector = window.BarcodeDetector
  if (!Detector || !('mediaDevices' in navigator)) return undefined
  const formats = await Detector.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : undefined
}

/** Milliseconds between two attempts to read. */
const pause = 200

/**
 * Shows the camera's picture until a seal is visible, and resolves to the seal's text, or to undefined once stopped.
 * Rejects if there is no camera, or no permission to use one. Turns the camera off afterwards.
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
