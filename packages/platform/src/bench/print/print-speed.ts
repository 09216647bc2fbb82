import { fileURLToPath } from 'node:url'
import type { PrintSpeed } from '@lernspur/documents/bench/print-speed'

/** Measures printing in a separate process, so that nothing else adds memory or computing time. */
export const measurePrintSpeed = async (): Promise<PrintSpeed> => {
  const program = fileURLToPath(import.meta.resolve('@lernspur/documents/bench/print-speed'))
  const measured = Bun.spawn([process.execPath, program], { stdout: 'pipe', stderr: 'inherit' })
  return JSON.parse(await new Response(measured.stdout).text())
}

/** The result as a line for people. */
export const printSpeedLine = ({ setToFiles, setToFile, single, megabytes, documents }: PrintSpeed): string =>
  `  Printing, in computing time: 25 tagged reports as one file ${setToFiles.toFixed(2)} x 25 plain pdfkit files and ${setToFile.toFixed(2)} x one; ` +
  `one report ${single.toFixed(2)} x one plain file; ${megabytes[0]} MB before ${documents} reports, ${megabytes[1]} MB after half of them, ${megabytes[2]} MB after all`
