import { domToBlob } from 'modern-screenshot'

/** A picture of a part of the page, twice as fine as the screen shows it. */
export const takePicture = (element: HTMLElement, background: string): Promise<Blob> =>
  domToBlob(element, { scale: 2, type: 'image/png', backgroundColor: background, font: false })

/** The picture that a canvas holds. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png')
  })
