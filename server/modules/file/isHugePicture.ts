import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { ThreadError } from '../../threads/openThread.ts'
import { type LookLimits, lookThrough, type Sender, takesTooMuch } from './lookThrough.ts'
import { countPoints, mostPoints } from './pictureSize.ts'

/** Kinds of pictures that are accepted. */
const pictures: ReadonlySet<string> = new Set(['png', 'apng', 'jpg', 'gif', 'webp', 'bmp', 'avif', 'ico'])

/** Bytes of the beginning, where nearly every picture says how large it is. */
const beginning = 64 * 1024

/** What the thread may take that looks through all of one that does not. */
const lookLimits: LookLimits = { milliseconds: 3000, megabytes: 128 }

const unclear: LanguageTexts = {
  zh: '上传失败！无法确定图片尺寸，请重新导出图片后再上传',
  en: 'The upload failed: the size of the picture is unknown. Please export it again and upload that file.',
  tw: '上傳失敗！無法確定圖片尺寸，請重新匯出圖片後再上傳',
}

/**
 * Whether a picture unpacks to more than a browser can be asked to hold. The server unpacks none: only what a picture
 * says of itself is read. One that does not say it is shown by no browser; one that takes too long to say it is refused, in words.
 */
export async function isHugePicture(
  { extension, content }: { readonly extension: string; readonly content: Buffer },
  sender: Sender,
  limits = lookLimits,
): Promise<boolean> {
  if (!pictures.has(extension)) return false
  try {
    return countPoints(content.subarray(0, beginning)) > mostPoints
  } catch {
    return content.length > beginning && ((await countAside(content, sender, limits)) ?? 0) > mostPoints
  }
}

async function countAside(content: Buffer, sender: Sender, limits: LookLimits): Promise<number | undefined> {
  try {
    return await lookThrough(new URL('./pictureThread.ts', import.meta.url), content, sender, limits)
  } catch (error) {
    throw error instanceof ThreadError && takesTooMuch.has(error.reason) ? createFailure(unclear) : error
  }
}
