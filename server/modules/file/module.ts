import { basename, extname } from 'node:path'
import { Type } from 'typebox'
import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { storeFile } from '../../files/fileStore.ts'
import {
  anonymous,
  code,
  defineModule,
  logOperation,
  ok,
  onClientDisconnect,
  readUpload,
  route,
  signedIn,
  texts,
} from '../../http/index.ts'
import { staticPath } from './fileCookie.ts'
import { findFileKind } from './fileKind.ts'
import { isHugePicture } from './isHugePicture.ts'
import { mostPoints } from './pictureSize.ts'
import { findOpenFile, sendFile } from './serveFile.ts'
import { servePdf } from './servePdf.ts'

const messages = {
  kind: {
    zh: '上传失败！不支持该文件类型',
    en: 'The upload failed: files of this type are not accepted.',
    tw: '上傳失敗！不支援該檔案類型',
  },
  points: {
    zh: '上传失败！图片不能超过 {limit} 百万像素，请缩小后再上传',
    en: 'The upload failed: a picture can have at most {limit} million pixels. Please reduce it.',
    tw: '上傳失敗！圖片不能超過 {limit} 百萬像素，請縮小後再上傳',
  },
  folder: {
    zh: '上传失败！目录名称不正确',
    en: 'The upload failed: the folder name is invalid.',
    tw: '上傳失敗！目錄名稱不正確',
  },
} as const satisfies Record<string, LanguageTexts>

/** Uploads and stored files (wire contract 1.11, specification 7.4). */
export const fileModule = defineModule({
  id: 'file',
  section: '7.4',
  routes: [
    route('POST', '/sys/common/upload', code('file:upload'), { isUpload: true, act: 'none' }, async (call) => {
      const { fields, files } = await readUpload(call.request)
      const folder = fields.biz || 'temp'
      if (!/^[a-z0-9][a-z0-9_-]{0,49}$/.test(folder)) throw createFailure(messages.folder)
      const file = files.find((sent) => sent.fieldName === 'file') ?? files[0]
      if (file === undefined || file.content.length === 0) throw createError('fileMissing')
      using caller = onClientDisconnect(call.request)
      const sender = { person: call.user.id, signal: caller.signal }
      const kind = await findFileKind(file.name, file.content, sender)
      if (kind === undefined) throw createFailure(messages.kind)
      if (await isHugePicture({ extension: kind.extension, content: file.content }, sender))
        throw createFailure(messages.points, { details: { limit: String(mostPoints / 1_000_000) } })
      const stem = basename(file.name, extname(file.name)).slice(0, 100)
      const path = await storeFile(call.db, call.config, {
        folder,
        name: `${stem}.${kind.extension}`,
        type: kind.type,
        content: file.content,
        owner: call.user.id,
        tenantId: call.tenantId,
      })
      await logOperation(call, {
        type: 'add',
        content: texts('上传文件', 'File uploaded', '上傳檔案'),
        values: { path, size: file.content.length },
      })
      return ok(path, path, { code: 0 })
    }),
    route(
      'GET',
      `${staticPath}/*`,
      anonymous(
        'The logo of a site and the pictures of pages for visitors are for everybody; the handler asks of every other file whether the caller may read it.',
      ),
      { takesFileToken: true, params: { '*': Type.String({ maxLength: 1000 }) } },
      async (call) => sendFile(call, await findOpenFile(call, call.params['*'])),
    ),
    route(
      'GET',
      '/sys/common/pdf/pdfPreviewIframe',
      signedIn('The handler asks whether the caller may read the file.'),
      { takesFileToken: true, query: { path: Type.String({ minLength: 1, maxLength: 1000 }) } },
      (call) => servePdf(call, call.query.path),
    ),
  ],
})
