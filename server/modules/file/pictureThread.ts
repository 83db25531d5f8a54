import { serveThread } from '../../threads/serveThread.ts'
import { countPoints } from './pictureSize.ts'

serveThread<Uint8Array<ArrayBuffer>, number | undefined>((content) => {
  try {
    return { answer: countPoints(content) }
  } catch {
    return { answer: undefined }
  }
})
