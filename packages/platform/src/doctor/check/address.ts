import { publicAddressWarning } from '../../start/next-steps'
import { type Finding, findingsOf } from '../finding'

const { ok, problem } = findingsOf('address')

/** Whether the public address leads to this Lernspur, seen from here; only while it runs. */
export const checkAddress = async (publicUrl: string, port: number): Promise<Finding[]> => {
  const sentence = await publicAddressWarning(publicUrl, port)
  return [sentence === undefined ? ok(`${publicUrl} leads here.`) : problem(sentence)]
}
