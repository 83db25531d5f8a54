import { imageSize } from 'image-size'

/** Points of a picture that somebody may be shown: 4 bytes each in every browser, however small the file is. */
export const mostPoints = 100_000_000

/** How many points a picture says that it has, of the largest where it holds several; throws where it does not say. */
export function countPoints(content: Uint8Array): number {
  const { width, height, images = [] } = imageSize(content)
  return Math.max(...[{ width, height }, ...images].map((each) => each.width * each.height))
}
