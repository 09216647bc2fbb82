/** The bytes of an uploaded picture, so that it can be sent again after the server has deleted it. */
export const pictureFile = async (pictureUrl: string): Promise<Blob> => {
  const answer = await fetch(pictureUrl)
  if (!answer.ok) throw new Error(`${pictureUrl} was answered with ${answer.status}`)
  return answer.blob()
}
