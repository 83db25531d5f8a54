/** The part of a picture that is kept, in pixels of the picture. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Kinds that may be transparent; the others are photographs, which are smaller as JPEG. */
const transparentKinds = ['image/png', 'image/svg+xml', 'image/webp', 'image/gif']

const jpegQuality = 0.9

/**
 * Cuts a part out of a picture and makes it as small as it is needed, never larger than it is.
 * @throws EncodingError when the browser cannot read the picture.
 */
export async function cropPicture(file: File, area: CropArea, pixels: number): Promise<File> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const size = Math.max(1, Math.min(pixels, Math.round(area.width)))
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size, size)
    const type = transparentKinds.includes(file.type) ? 'image/png' : 'image/jpeg'
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
    if (!blob) throw new DOMException('The picture cannot be written.', 'EncodingError')
    const name = file.name.replace(/\.[^.]*$/, '')
    return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
  } finally {
    URL.revokeObjectURL(url)
  }
}
