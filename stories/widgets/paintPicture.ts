/** A picture of 160 × 120 pixels as a person chooses it; what becomes of it tells its name. */
export async function paintPicture(name: string, type = 'image/png', width = 160, height = 120): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#2fa678'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#fff'
    context.fillRect(width / 4, height / 4, width / 4, height / 4)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob ?? ''], name, { type })
}
